// Takes the pictures that README shows, in Chromium, which must be on the PATH as `chromium`, with a font that has emoji
// (Debian: fonts-noto-color-emoji). All are made from what the product really wrote: the job summary, the annotations and
// the comment from samples/, what the comment is about from git's own diff of the two samples, and the page of a report
// from the runs beside these scripts. GitHub's pages around them cannot be had, so their frames are drawn.
import { readFileSync } from 'node:fs';
import { marked } from 'marked';
import { annotated } from './pictures/annotated.mjs';
import { openBrowser } from './pictures/browser.mjs';
import { diffed } from './pictures/diffed.mjs';
import { bothThemes, photograph } from './pictures/photograph.mjs';
import { takeReportPictures } from './pictures/report.mjs';

const browser = await openBrowser();
try {
  await photograph(browser, 'summary', 'light', 1210, rendered('samples/action.summary.md'));
  await photograph(
    browser,
    'annotations',
    'light',
    1010,
    annotated('samples/session-dirty.jsonl', 'samples/action.log'),
  );
  await bothThemes(browser, 'before', 880, diffed('samples/compare', 'evals/runs/fix-date.jsonl'));
  await bothThemes(browser, 'after', 880, commented(rendered('samples/compare/pull-request.comment.md')));
  await takeReportPictures(browser);
} finally {
  await browser.close();
}

function rendered(file) {
  return marked.parse(readFileSync(file, 'utf8'));
}

/** A comment as a pull request shows it, with what is folded in it opened. */
function commented(body) {
  return `<div class="box"><div class="head"><b>github-actions</b> <span class="dim">bot commented</span></div>
<div class="markdown-body said">${body.replaceAll('<details>', '<details open>')}</div></div>`;
}
