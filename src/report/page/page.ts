import { SCRIPT, SCRIPT_HASH, STYLE, STYLE_HASH } from './assets.ts';
import { jsonForScript } from './json-script.ts';
import type { PageHead, PageSession, PageTail } from './page-data.ts';

/** The element that the script reads. */
const DATA = '<script type="application/json" id="data">';

/** Nothing is loaded from anywhere, no script runs but the one whose digest this is, and no text becomes markup. */
const POLICY = [
  "default-src 'none'",
  `script-src 'sha256-${SCRIPT_HASH}'`,
  `style-src 'sha256-${STYLE_HASH}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ');

/**
 * A report as one HTML file that needs nothing else. All that comes from a transcript stands in one JSON text, of which
 * the page's script makes text and nothing but text.
 *
 * @param sessions are asked for one after the other
 * @param tail is asked for when they are done
 */
export function* page(head: PageHead, sessions: Iterable<PageSession>, tail: () => PageTail): Generator<string> {
  yield `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<meta name="referrer" content="no-referrer">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>ToolReplay: ${head.result}</title>
<style>${STYLE}</style>
</head>
<body>
<noscript>This page shows its report by a script of its own, which loads nothing.</noscript>
${DATA}{"head":${jsonForScript(head)},"sessions":[`;
  let before = '\n';
  for (const session of sessions) {
    yield `${before}${jsonForScript(session)}`;
    before = ',\n';
  }
  yield `],\n"tail":${jsonForScript(tail())}}</script>
<script>${SCRIPT}</script>
</body>
</html>
`;
}
