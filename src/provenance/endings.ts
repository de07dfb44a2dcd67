/** What a manifest of a sealed file is called, after its name. */
export const MANIFEST_ENDING = '.manifest.json';

/** The forms of a signature, as `--format` names them. */
export const SIGNATURE_FORMATS = ['dsse', 'sshsig'] as const;
export type SignatureFormat = (typeof SIGNATURE_FORMATS)[number];

/** What a file with a signature is called, after the name of the manifest. */
export const SIGNATURE_ENDINGS: { readonly [format in SignatureFormat]: string } = { dsse: '.dsse', sshsig: '.sig' };

/** What all that is ever beside a sealed file is called, after its name: its manifest, and signatures of that. */
export const BESIDE_ENDINGS: readonly string[] = ['', ...Object.values(SIGNATURE_ENDINGS)].map(
  (ending) => `${MANIFEST_ENDING}${ending}`,
);
