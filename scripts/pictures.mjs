// Takes the pictures that README shows: the job summary, the comment, and the annotations on the dirty sample. All are made
// from what the Action really wrote (samples/action.summary.md, samples/compare/pull-request.comment.md,
// samples/action.log) and photographed in Chromium, which
// must be on the PATH as `chromium`. GitHub's own page around an annotation cannot be had, so its frame is drawn. And
// the page of a report, in both themes, of the runs in scripts/pictures/, which the built command line audits.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { marked } from 'marked';
import { takeReportPictures } from './pictures/report.mjs';

const css = readFileSync('node_modules/github-markdown-css/github-markdown-light.css', 'utf8');
const FRAME = `body{margin:0;padding:20px;background:#fff} .markdown-body{font-size:14px}
.file{border:1px solid #d1d9e0;border-radius:6px;overflow:hidden;font:12px/20px ui-monospace,'DejaVu Sans Mono',monospace}
.head{background:#f6f8fa;padding:8px 12px;border-bottom:1px solid #d1d9e0;font-weight:600}
.line{white-space:pre;background:#dafbe1;display:flex}.line b{width:44px;text-align:right;padding-right:10px;color:#59636e;
background:#aceebb;font-weight:400;margin-right:10px}
.note{margin:6px 12px 6px 54px;border:1px solid #d1d9e0;border-left:4px solid;border-radius:6px;padding:8px 12px;
font:13px/18px -apple-system,'Noto Sans','DejaVu Sans',sans-serif;background:#fff;white-space:normal}
.note.error{border-left-color:#d1242f}.note.warning{border-left-color:#9a6700}.note i{color:#59636e;font-style:normal}
.note strong{display:block;margin:2px 0}`;

photograph('docs/assets/summary.png', marked.parse(readFileSync('samples/action.summary.md', 'utf8')), '1210,1400');
const comment = marked.parse(readFileSync('samples/compare/pull-request.comment.md', 'utf8'));
photograph('docs/assets/comment.png', commented(comment.replaceAll('<details>', '<details open>')), '1010,700');
photograph('docs/assets/annotations.png', annotated('samples/session-dirty.jsonl'), '1010,470');
await takeReportPictures();

/** The lines of a transcript as a diff shows them, with the Action's annotations under their lines. */
function annotated(file) {
  const notes = commands(readFileSync('samples/action.log', 'utf8')).filter((command) => command.file === file);
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
  const rows = lines.map((text, at) => {
    const here = notes.filter((note) => Number(note.line) === at + 1);
    return `<div class="line"><b>${at + 1}</b>+ ${html(text)}</div>${here.map(noteBox).join('')}`;
  });
  return `<div class="file"><div class="head">${html(file)}</div>${rows.join('')}</div>`;
}

/** A comment as a pull request shows it, as far as its frame can be drawn. */
function commented(body) {
  return `<div class="file" style="font:inherit"><div class="head" style="font:13px/18px sans-serif">
<b>github-actions</b> <span style="color:#59636e">bot commented · edited</span></div><div style="padding:12px 16px">${body}</div></div>`;
}

function noteBox({ level, title, message }) {
  const icon = level === 'error' ? '⊗ Check failure' : '⚠ Check warning';
  return `<div class="note ${level}"><i>${icon} on line, from ToolReplay</i><strong>${html(title)}</strong>${html(message)}</div>`;
}

/** The annotations among workflow commands. */
function commands(log) {
  return [...log.matchAll(/^::(error|warning|notice) (.*?)::(.*)$/gm)].map(([, level, properties, message]) => ({
    level,
    message,
    ...Object.fromEntries(properties.split(',').map((property) => property.split('='))),
  }));
}

function html(text) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

function photograph(file, body, size) {
  const folder = mkdtempSync(join(tmpdir(), 'toolreplay-picture-'));
  const page = join(folder, 'page.html');
  writeFileSync(
    page,
    `<!doctype html><meta charset="utf-8"><style>${css}${FRAME}</style><div class="markdown-body">${body}</div>`,
  );
  execFileSync('chromium', [
    '--headless',
    '--no-sandbox',
    '--disable-gpu',
    '--hide-scrollbars',
    '--disable-background-networking',
    `--user-data-dir=${folder}/profile`,
    `--window-size=${size}`,
    `--screenshot=${resolve(file)}`,
    `file://${page}`,
  ]);
  rmSync(folder, { recursive: true, force: true });
}
