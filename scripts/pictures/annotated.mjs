import { readFileSync } from 'node:fs';
import { html } from './html.mjs';

/** The lines of a transcript as a diff shows them, with the annotations of a log under their lines. */
export function annotated(file, log) {
  const notes = commands(readFileSync(log, 'utf8')).filter((command) => command.file === file);
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
  const rows = lines.map((text, at) => {
    const here = notes.filter((note) => Number(note.line) === at + 1);
    return `<div class="line come"><b>${at + 1}</b><i>+</i><span>${html(text)}</span></div>${here.map(noteBox).join('')}`;
  });
  return `<div class="box"><div class="head code">${html(file)}</div>${rows.join('')}</div>`;
}

function noteBox({ level, title, message }) {
  const icon = level === 'error' ? '⊗ Check failure' : '⚠ Check warning';
  return `<div class="note ${level}"><span class="dim">${icon} on line, from ToolReplay</span><strong>${html(title)}</strong>${html(message)}</div>`;
}

/** The annotations among workflow commands. */
function commands(log) {
  return [...log.matchAll(/^::(error|warning|notice) (.*?)::(.*)$/gm)].map(([, level, properties, message]) => ({
    level,
    message,
    ...Object.fromEntries(properties.split(',').map((property) => property.split('='))),
  }));
}
