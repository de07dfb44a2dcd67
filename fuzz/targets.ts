import type { Target } from './checks.ts';
import { fuzz as envelope } from './targets/envelope.ts';
import { fuzz as globs } from './targets/globs.ts';
import { fuzz as imports } from './targets/imports.ts';
import { fuzz as json } from './targets/json.ts';
import { fuzz as keys } from './targets/keys.ts';
import { fuzz as logs } from './targets/logs.ts';
import { fuzz as manifest } from './targets/manifest.ts';
import { fuzz as native } from './targets/native.ts';
import { fuzz as scope } from './targets/scope.ts';
import { fuzz as shell } from './targets/shell.ts';

/** Every target, by its name, which is that of its file and of its folder in the corpus. */
export const TARGETS: ReadonlyMap<string, Target> = new Map([
  ['json', json],
  ['native', native],
  ['logs', logs],
  ['scope', scope],
  ['imports', imports],
  ['shell', shell],
  ['globs', globs],
  ['manifest', manifest],
  ['envelope', envelope],
  ['keys', keys],
]);
