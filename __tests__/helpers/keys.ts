/** Keys that everybody knows. @see https://www.rfc-editor.org/rfc/rfc8032#section-7.1 */
const SEEDS = {
  known: '9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60',
  other: '4ccd089b28ff96da9db6c346ec114e0f5b8a319f35aba624da8cf6ed4fb8a6fb',
} as const;
const PUBLIC = {
  known: 'd75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a',
  other: '3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c',
} as const;
export type KeyName = keyof typeof SEEDS;

/** Who signs, as allowed signers have it. */
export const PRINCIPAL = 'auditor@example.com';

/** A private key as PEM. */
export function privatePem(name: KeyName = 'known'): string {
  return pem('PRIVATE KEY', `302e020100300506032b657004220420${SEEDS[name]}`);
}

/** Its public half as PEM. */
export function publicPem(name: KeyName = 'known'): string {
  return pem('PUBLIC KEY', `302a300506032b6570032100${PUBLIC[name]}`);
}

/** Its public half as a line of OpenSSH, without a comment. */
export function publicLine(name: KeyName = 'known'): string {
  const blob = `0000000b7373682d6564323535313900000020${PUBLIC[name]}`;
  return `ssh-ed25519 ${Buffer.from(blob, 'hex').toString('base64')}`;
}

/** A file of allowed signers. @param options before the type of the key */
export function allowedSigners(name: KeyName = 'known', options = 'namespaces="toolreplay" '): string {
  return `${PRINCIPAL} ${options}${publicLine(name)}\n`;
}

/** The seed of a private key, which nothing may ever show: as hexadecimal, and as it stands in PEM. */
export function secretsOf(name: KeyName = 'known'): string[] {
  const body = privatePem(name).split('\n')[1] ?? '';
  return [SEEDS[name], Buffer.from(SEEDS[name], 'hex').toString('base64'), body, body.slice(22)];
}

function pem(label: string, der: string): string {
  const base64 = Buffer.from(der, 'hex').toString('base64');
  return [`-----BEGIN ${label}-----`, base64, `-----END ${label}-----`, ''].join('\n');
}
