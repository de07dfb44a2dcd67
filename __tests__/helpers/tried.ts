import { FORMAT_NAMES } from '../../src/formats/recognise.ts';

/** How the error ends on a file that is of no known format. */
export const TRIED = `; tried as ${FORMAT_NAMES.join(', ')}`;
