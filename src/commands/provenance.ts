// Everything that has to do with manifests, keys and signatures: loaded only by the commands that need it.
export { readManifestFile } from '../audit/evidence-files.ts';
export { writeNewFile } from '../audit/new-file.ts';
export { isSameFile } from '../audit/own-input.ts';
export { writeText } from '../audit/text-file.ts';
export { newKeyFiles } from '../provenance/new-key.ts';
export { signatureText } from '../provenance/signature.ts';
export { inert, inertLine } from '../report/inert.ts';
export { readKey } from './key-source.ts';
export { sealInto } from './seal-into.ts';
export { reportVerified, verifyAll } from './verify-all.ts';
