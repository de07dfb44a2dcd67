import { createHmac } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { ToolReplayError } from '../../src/error.ts';
import { manifestText, readManifest } from '../../src/provenance/manifest.ts';
import { readPublicKey } from '../../src/provenance/public-key-file.ts';
import { readSignature, signatureText } from '../../src/provenance/signature.ts';
import { digestOf, manifestOf, otherKeys, privateKey, publicKey } from '../helpers/sealed-run.ts';

const MANIFEST = manifestOf();
const TEXT = manifestText(MANIFEST);
const FORMATS = ['dsse', 'sshsig'] as const;

/** Whether a signature, as a file has it, is one of a manifest by a trusted key. What cannot be read is none. */
function verifies(text: string, manifest = TEXT, key = publicKey()): boolean {
  try {
    return readSignature(text).verifies(manifest, key);
  } catch (error) {
    if (error instanceof ToolReplayError && error.code === 'signature') return false;
    throw error;
  }
}

/** A text without the ends of lines that do not matter: those inside and behind the body of SSH's form. */
function lines(text: string): string {
  const [head = '', ...body] = text.split('\n');
  return head.startsWith('-----') ? [head, body.join('')].join('\n') : text;
}

/** An envelope, changed as an object and written as it was. */
function edited(change: (envelope: { payload: string; payloadType: string; signatures: object[] }) => object): string {
  return `${JSON.stringify(change(JSON.parse(signatureText(MANIFEST, privateKey(), 'dsse'))))}\n`;
}

/** A text with one byte of it another one. */
function withByte(text: string, at: number, byte: number): string {
  const bytes = Buffer.from(text);
  bytes[at % bytes.length] = (bytes[at % bytes.length] as number) ^ byte;
  return bytes.toString('latin1');
}

test('RFC 8032, test 1', () => {
  const signature =
    'e5564300c360ac729086e2cc806e828a84877f1eb8e5d974d873e065224901555fb8821590a33bacc61e39701cf9b46bd25bf5f0595bbe24655141438e7a100b';
  expect(privateKey().sign(Buffer.alloc(0)).toString('hex')).toBe(signature);
  expect(publicKey().verifies(Buffer.alloc(0), Buffer.from(signature, 'hex'))).toBe(true);
});

describe.each(FORMATS)('a signature of the form %s', (format) => {
  const signed = signatureText(MANIFEST, privateKey(), format);

  test('is the same each time, and of its manifest and key alone', () => {
    expect(signatureText(MANIFEST, privateKey(), format)).toBe(signed);
    expect(verifies(signed)).toBe(true);
    expect(verifies(signed, TEXT, publicKey('other'))).toBe(false);
    expect(verifies(signed, manifestText(manifestOf({ links: 3 })))).toBe(false);
    expect(verifies(signatureText(MANIFEST, privateKey('other'), format))).toBe(false);
  });

  test('is none with any one byte changed', () => {
    for (let at = 0; at < signed.length; at++) {
      for (const bit of [1, 4, 32, 128])
        expect([at, bit, verifies(withByte(signed, at, bit))]).toEqual([at, bit, false]);
    }
  });

  test('is none with a byte taken out, put in or put behind', () => {
    fc.assert(
      fc.property(fc.nat(signed.length), fc.constantFrom('', ' ', '\n', 'A', '=', '"', '\0'), (at, put) => {
        const other = signed.slice(0, at) + put + signed.slice(at + (put === '' ? 1 : 0));
        // Lines of SSH's form may be of any length, and empty ones may stand behind it.
        return lines(other) === lines(signed) || !verifies(other);
      }),
      { numRuns: 1000 },
    );
  });

  test('is not of a manifest with any one byte changed', () => {
    for (let at = 0; at < TEXT.length; at++) expect([at, verifies(signed, withByte(TEXT, at, 1))]).toEqual([at, false]);
  });

  test('is not checked by a key with any one byte changed', () => {
    const pem = `-----BEGIN PUBLIC KEY-----\n${publicKey().der.toString('base64')}\n-----END PUBLIC KEY-----\n`;
    for (let at = 0; at < pem.length - 1; at++) {
      let key: ReturnType<typeof readPublicKey> | undefined;
      try {
        key = readPublicKey(withByte(pem, at, 1));
      } catch (error) {
        expect(error).toMatchObject({ code: 'key' });
      }
      expect([at, key !== undefined && verifies(signed, TEXT, key)]).toEqual([at, false]);
    }
  });

  test('of anything else is none, and no text does more than that', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (text) => !verifies(text)));
    const [head = ''] = signed.split('\n');
    fc.assert(fc.property(fc.string({ maxLength: 400 }), (text) => !verifies(`${head}\n-${text}`)));
    for (const huge of ['{'.repeat(200_000), '['.repeat(200_000), 'A'.repeat(200_000), '-----'.repeat(40_000)]) {
      expect(verifies(huge)).toBe(false);
    }
  });
});

describe('an envelope is refused', () => {
  test('with another type of payload, be it signed or not', () => {
    const types = ['application/json', 'application/vnd.in-toto+json ', 'application/vnd.in-toto', ''];
    for (const payloadType of types) expect(verifies(edited((envelope) => ({ ...envelope, payloadType })))).toBe(false);
  });

  test('with a signature twice, with a key twice, and with more than anybody gives', () => {
    expect(verifies(edited((one) => ({ ...one, signatures: [...one.signatures, ...one.signatures] })))).toBe(false);
    const bad = { keyid: publicKey().id, sig: Buffer.alloc(64).toString('base64') };
    expect(verifies(edited((one) => ({ ...one, signatures: [bad, ...one.signatures] })))).toBe(false);
    const others = (number: number): object[] =>
      Array.from({ length: number }, (_, k) => ({ ...bad, keyid: `SHA256:${k}` }));
    expect(verifies(edited((one) => ({ ...one, signatures: [...others(15), ...one.signatures] })))).toBe(true);
    expect(verifies(edited((one) => ({ ...one, signatures: [...others(16), ...one.signatures] })))).toBe(false);
    expect(verifies(edited((one) => ({ ...one, signatures: [] })))).toBe(false);
  });

  test('that names another key for the same signature', () => {
    const [own = {}] = JSON.parse(signatureText(MANIFEST, privateKey(), 'dsse')).signatures;
    const signatures = [{ ...own, keyid: publicKey('other').id }];
    expect(verifies(edited((one) => ({ ...one, signatures })))).toBe(false);
    expect(
      verifies(
        edited((one) => ({ ...one, signatures })),
        TEXT,
        publicKey('other'),
      ),
    ).toBe(false);
  });

  test('that says of itself how it is to be checked', () => {
    const more = [{ alg: 'none' }, { alg: 'HS256' }, { key: 'x' }, { x5c: [] }];
    for (const said of more) {
      expect(
        verifies(edited((one) => ({ ...one, signatures: one.signatures.map((own) => ({ ...own, ...said })) }))),
      ).toBe(false);
      expect(verifies(edited((one) => ({ ...one, ...said })))).toBe(false);
    }
  });

  test('that is signed with what everybody knows: the public key as a shared one', () => {
    const mac = createHmac('sha512', publicKey().der).update(TEXT).digest().toString('base64');
    expect(verifies(edited((one) => ({ ...one, signatures: [{ keyid: publicKey().id, sig: mac }] })))).toBe(false);
  });

  test('with a statement that says the same in other words', () => {
    const payload = (text: string): string => Buffer.from(text).toString('base64');
    const said = Buffer.from(JSON.parse(edited((one) => one)).payload, 'base64').toString();
    expect(verifies(edited((one) => ({ ...one, payload: payload(` ${said}`) })))).toBe(false);
    expect(
      verifies(edited((one) => ({ ...one, payload: payload(said.replace('"version":1', '"version":1.0')) }))),
    ).toBe(false);
  });
});

describe('a signature of SSH is refused', () => {
  const signed = signatureText(MANIFEST, privateKey(), 'sshsig');
  const body = Buffer.from(signed.split('\n').slice(1, -2).join(''), 'base64');
  const armored = (bytes: Buffer): string =>
    `-----BEGIN SSH SIGNATURE-----\n${bytes.toString('base64')}\n-----END SSH SIGNATURE-----\n`;
  const with_ = (from: string, to: string): string => {
    const [a, b] = [from, to].map((text) =>
      Buffer.concat([Buffer.from([0, 0, 0, text.length]), Buffer.from(text)]),
    ) as [Buffer, Buffer];
    const at = body.indexOf(a);
    expect(at).toBeGreaterThan(0);
    return armored(Buffer.concat([body.subarray(0, at), b, body.subarray(at + a.length)]));
  };

  test('for another purpose, with another hash, and of another type', () => {
    expect(verifies(armored(body))).toBe(true);
    expect(verifies(with_('toolreplay', 'git'))).toBe(false);
    expect(verifies(with_('sha512', 'sha256'))).toBe(false);
    expect(verifies(with_('sha512', 'md5'))).toBe(false);
    expect(verifies(with_('ssh-ed25519', 'ssh-rsa'))).toBe(false);
  });

  test('that has the key of somebody else in it, though that one made it', () => {
    expect(verifies(signatureText(MANIFEST, privateKey('other'), 'sshsig'))).toBe(false);
  });

  test('with bytes behind it, cut anywhere, and with lengths that are not there', () => {
    expect(verifies(armored(Buffer.concat([body, Buffer.of(0)])))).toBe(false);
    for (let end = 0; end < body.length; end++) expect(verifies(armored(body.subarray(0, end)))).toBe(false);
    for (let at = 0; at + 4 <= body.length; at++) {
      const long = Buffer.from(body);
      long.writeUInt32BE(0xffffffff, at);
      expect(verifies(armored(long))).toBe(false);
    }
  });
});

describe('a key is refused', () => {
  test.each(otherKeys())('of the kind %s', (_, pem) => {
    expect(() => readPublicKey(pem)).toThrow(/no public key that can be used/);
  });

  test('that is private, or one of two', () => {
    const pem = `-----BEGIN PUBLIC KEY-----\n${publicKey().der.toString('base64')}\n-----END PUBLIC KEY-----\n`;
    expect(() => readPublicKey(pem + pem)).toThrow(/no public key/);
    expect(() => readPublicKey('-----BEGIN PRIVATE KEY-----\nAAAA\n-----END PRIVATE KEY-----\n')).toThrow(
      /a private key/,
    );
  });
});

describe('a manifest', () => {
  test('is read as it is written, and in no other way', () => {
    expect(readManifest(TEXT)).toEqual(MANIFEST);
    const others = [
      JSON.stringify(MANIFEST),
      TEXT.trimEnd(),
      TEXT.replace('"version": 1', '"version": 2'),
      TEXT.replace('"links": 2', '"links": 2.0'),
      TEXT.replace('"links": 2', '"links": -1'),
      TEXT.replace('"links": 2,', '"links": 2,\n  "links": 2,'),
      TEXT.replace('"withheld": 0', '"withheld": 0,\n  "more": 1'),
      TEXT.replace(digestOf('head'), digestOf('head').toUpperCase()),
      TEXT.replaceAll('\n', '\r\n'),
      `\ufeff${TEXT}`,
      '',
      'null',
      '[]',
      '{}',
    ];
    for (const text of others) expect(() => readManifest(text)).toThrow(ToolReplayError);
  });

  test('is none with any one byte changed, but in what it only names', () => {
    for (let at = 0; at < TEXT.length; at++) {
      const other = withByte(TEXT, at, 1);
      let read: string | undefined;
      try {
        read = manifestText(readManifest(other));
      } catch (error) {
        expect(error).toMatchObject({ code: 'manifest' });
      }
      // One that can be read is another one, which no signature of this one is of.
      expect(read === undefined || (read === other && read !== TEXT)).toBe(true);
    }
  });
});
