import fc from 'fast-check';
import { estimateZipRule, postalCodeRule } from '../index.ts';
import { cast, message } from '../testing/message.ts';

const badZip = 'Zip Code is invalid. For example A1B 2C3.';

const insert = (text: string, place: number, more: string): string => text.slice(0, place) + more + text.slice(place);

// The letters that are not used stand here as often as the others, W and Z first of all.
const likeCode = fc.oneof(
  fc.stringMatching(/^[A-Za-z]\d[A-Za-z] ?\d[A-Za-z]\d$/),
  fc.stringMatching(/^[WZwzDFIOQU]\d[A-CEG] ?\d[A-C]\d$/),
  fc.stringMatching(/^[KH]\d[DFIOQUWZ] ?\d[DFIOQUWZA]\d$/),
);
const isReal = (text: string): boolean => !/[DFIOQU]/i.test(text) && !/^[WZ]/i.test(text);

// Could be wrong: a letter that Canada Post does not use taken, one that it uses refused, case or space kept.
test('VAL-011 VAL-012 a code passes when its letters are Canadian ones, and is stored as A1B 2C3', () => {
  fc.assert(
    fc.property(likeCode, (text) => {
      const stored = `${text.slice(0, 3)} ${text.slice(-3)}`.toUpperCase();
      expect(cast(postalCodeRule(), ` ${text} `)).toBe(isReal(text) ? stored : undefined);
      expect(message(postalCodeRule(), text)).toBe(isReal(text) ? undefined : badZip);
    }),
  );
});

// Could be wrong: text around a code taken, letters that only upper case makes Latin ones (ſ).
test('VAL-011 whatever passes is a code with blanks or hyphens in its middle, and its stored form passes again', () => {
  const near = fc.tuple(likeCode, fc.nat(7), fc.constantFrom('', ' ', '-', '_', 'ſ', 'A', '1', '\n', '.'));
  const text = fc.oneof(
    near.map(([code, place, more]) => insert(code, place, more)),
    fc.string({ unit: 'binary', maxLength: 8 }),
  );
  fc.assert(
    fc.property(text, (typed) => {
      const stored = cast(postalCodeRule(), typed);
      if (stored === undefined) return;
      expect(typed.trim()).toMatch(/^\w{3}[\s-]*\w{3}$/);
      expect(stored).toMatch(/^[A-Z]\d[A-Z] \d[A-Z]\d$/);
      expect(cast(postalCodeRule(), stored)).toBe(stored);
    }),
  );
});

// Could be wrong: 4 or 6 characters taken as 5, a full code of an address refused, a code that is none taken.
test('VAL-026 the delivery line takes any 5 characters and any real code, and nothing else', () => {
  const typed = fc.oneof(fc.stringMatching(/^[!-~]{1,9}$/), likeCode);
  fc.assert(
    fc.property(typed, (text) => {
      const taken = text.length === 5 || cast(postalCodeRule(), text) !== undefined;
      expect(message(estimateZipRule(), text)).toBe(taken ? undefined : badZip);
    }),
  );
});
