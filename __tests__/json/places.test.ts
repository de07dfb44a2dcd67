import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { Places } from '../../src/json/places.ts';
import { lineAndColumn } from '../../src/json/value.ts';
import { check } from '../helpers/values.ts';

test('many places of a text are those that are found one by one', () => {
  const part = fc.constantFrom('a', 'é', '😀', '\n', '\r\n', 'x'.repeat(500), 'ü'.repeat(1024), '\n'.repeat(7));
  check(
    fc.property(fc.array(part, { maxLength: 30 }), (parts) => {
      const text = Buffer.from(parts.join(''));
      const places = new Places(text);
      let offset = 0;
      for (const each of parts) {
        expect(places.at(offset)).toEqual(lineAndColumn(text, offset));
        offset += Buffer.byteLength(each);
      }
      expect(places.at(offset)).toEqual(lineAndColumn(text, offset));
    }),
  );
});
