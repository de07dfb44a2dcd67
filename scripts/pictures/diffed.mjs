import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { html } from './html.mjs';

/**
 * A changed file as a pull request shows it without ToolReplay: git's own diff of base.jsonl and head.jsonl in a folder, with
 * long lines wrapped, and in each pair of lines the part marked that changed, as GitHub does.
 */
export function diffed(folder, name) {
  const lines = diffOf(folder);
  const [gone, come] = ['-', '+'].map((sign) => lines.filter((line) => line.startsWith(sign)).length);
  const rows = [...hunk(lines)].join('');
  return `<div class="box"><div class="head code">${html(name)} <span class="counts"><span class="plus">+${come}</span> <span class="minus">−${gone}</span></span></div>
<div class="line hunk"><b></b><b></b><i></i><span>${html(lines[0])}</span></div>${rows}</div>`;
}

/** From its `@@` on. Two files that differ end in exit code 1. */
function diffOf(folder) {
  const files = [join(folder, 'base.jsonl'), join(folder, 'head.jsonl')];
  const { status, stdout } = spawnSync('git', ['diff', '--no-index', ...files], { encoding: 'utf8' });
  const lines = stdout.trimEnd().split('\n');
  const start = lines.findIndex((line) => line.startsWith('@@'));
  if (status !== 1 || start < 0) throw new Error(`git has no diff of ${files.join(' and ')}`);
  return lines.slice(start);
}

function* hunk([head, ...lines]) {
  let [base, other] = /^@@ -(\d+)\S* \+(\d+)/.exec(head).slice(1).map(Number);
  for (let at = 0; at < lines.length; ) {
    if (lines[at].startsWith(' ')) {
      yield row('', base++, other++, ' ', html(lines[at++].slice(1)));
      continue;
    }
    const gone = run(lines, at, '-');
    const come = run(lines, at + gone.length, '+');
    at += gone.length + come.length;
    for (const [k, text] of gone.entries()) yield row('gone', base++, '', '-', marked(text, come[k]));
    for (const [k, text] of come.entries()) yield row('come', '', other++, '+', marked(text, gone[k]));
  }
}

/** The texts of the lines from `at` on that have a sign. */
function run(lines, at, sign) {
  let end = at;
  while (lines[end]?.startsWith(sign)) end++;
  return lines.slice(at, end).map((line) => line.slice(1));
}

/** A line with the part marked that lies between what it has in common with the other one at its start and its end. */
function marked(text, other = '') {
  let start = 0;
  while (start < text.length && text[start] === other[start]) start++;
  let end = 0;
  while (end < Math.min(text.length, other.length) - start && text.at(-1 - end) === other.at(-1 - end)) end++;
  const [before, part, after] = [
    text.slice(0, start),
    text.slice(start, text.length - end),
    text.slice(text.length - end),
  ];
  return `${html(before)}<mark>${html(part)}</mark>${html(after)}`;
}

function row(name, base, other, sign, text) {
  return `<div class="line ${name}"><b>${base}</b><b>${other}</b><i>${sign}</i><span>${text}</span></div>`;
}
