import type { ToolReplayError } from '../error.ts';
import { inert } from './inert.ts';

/** Where something is, as compilers write it and terminals link it: `file:line:column`. */
export function placeText({ file, line, column }: ToolReplayError['place']): string {
  return inert([file, line, column].filter((part) => part !== undefined).join(':'));
}

/** An error on one line, without what a terminal or a log would obey. */
export function errorText(error: ToolReplayError): string {
  const place = placeText(error.place);
  return `${place === '' ? '' : `${place}: `}${inert(error.message)}`;
}
