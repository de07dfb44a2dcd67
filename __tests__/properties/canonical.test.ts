import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { canonicalDouble } from '../../src/json/number.ts';
import { parseDocument } from '../../src/json/value.ts';
import { canonical } from '../helpers/canonical.ts';
import { canonicalOf, modelOf, pythonRepr } from '../helpers/reference.ts';
import { check, plainText, spell, spelling, spellingOf, value, wholeValue } from '../helpers/values.ts';

describe('the canonical form', () => {
  test('is its own canonical form', () => {
    check(
      fc.property(value, (any) => {
        const form = canonical(plainText(any));
        expect(canonical(form)).toBe(form);
      }),
    );
  });

  test('does not depend on the order of keys, on spacing, or on the spelling of characters', () => {
    check(
      fc.property(value, spelling, (any, choices) => {
        expect(canonical(spell(any, spellingOf(choices)))).toBe(canonical(plainText(any)));
      }),
      500,
    );
  });

  test('is that of a slow reference by JSON.parse, for values without fraction or exponent', () => {
    check(
      fc.property(wholeValue, spelling, (any, choices) => {
        const text = spell(any, spellingOf(choices));
        expect(canonical(text)).toBe(canonicalOf(modelOf(text)));
      }),
      500,
    );
  });

  test('is that of the reference for any value', () => {
    check(
      fc.property(value, spelling, (any, choices) => {
        const text = spell(any, spellingOf(choices));
        expect(canonical(text)).toBe(canonicalOf(modelOf(text)));
      }),
      500,
    );
  });

  test('spells the same value', () => {
    check(
      fc.property(value, (any) => {
        const text = plainText(any);
        // JSON.stringify makes minus zero zero, which is what it is where it has no fraction.
        const read = JSON.stringify(parseDocument(Buffer.from(text)));
        expect(JSON.parse(read)).toEqual(JSON.parse(JSON.stringify(JSON.parse(text))));
      }),
    );
  });

  test('is printable ASCII', () => {
    check(
      fc.property(value, spelling, (any, choices) => {
        expect(canonical(spell(any, spellingOf(choices)))).toMatch(/^[ -~]*$/);
      }),
    );
  });
});

test('doubles are written as the reference of repr writes them, and read back', () => {
  check(
    fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), fc.nat(20), (number, places) => {
      for (const literal of [number.toExponential(), number.toExponential(places)]) {
        const form = canonicalDouble(literal);
        if (form === undefined) expect(Number.isFinite(Number(literal))).toBe(false);
        else expect([form, Number(form)]).toEqual([pythonRepr(Number(literal)), Number(literal)]);
      }
    }),
    1500,
  );
});

describe('strictness', () => {
  /** Whether the engine takes it, too: whatever is read here must be JSON there. */
  function isJson(text: string): boolean {
    try {
      JSON.parse(text);
      return true;
    } catch {
      return false;
    }
  }

  function isRead(text: string): boolean {
    try {
      canonical(text);
      return true;
    } catch {
      return false;
    }
  }

  test('agrees with JSON.parse on text that was damaged, but for doubled keys and numbers out of range', () => {
    const damage = fc.tuple(fc.nat(), fc.nat(2), fc.constantFrom(...'{}[],:"\\u0e1-+.tfn \n\t\0é/'));
    check(
      fc.property(value, fc.array(damage, { minLength: 1, maxLength: 2 }), (any, damages) => {
        let text = plainText(any);
        for (const [at, removed, added] of damages) {
          const cut = at % (text.length + 1);
          text = text.slice(0, cut) + added + text.slice(cut + removed);
        }
        // Half of a surrogate pair cannot be written as UTF-8.
        fc.pre(text.isWellFormed());
        if (isRead(text)) expect(isJson(text)).toBe(true);
        else if (isJson(text)) expect(hasDoubledKeyOrHugeNumber(text)).toBe(true);
      }),
      2000,
    );
  });

  function hasDoubledKeyOrHugeNumber(text: string): boolean {
    let huge = false;
    const parsed: unknown = JSON.parse(text, (_, member: unknown) => {
      huge ||= typeof member === 'number' && !Number.isFinite(member);
      return member;
    });
    return huge || membersIn(text) > membersIn(JSON.stringify(parsed));
  }

  function membersIn(text: string): number {
    return text.replace(/"(?:[^"\\]|\\.)*"/g, '').split(':').length;
  }
});
