import fc from 'fast-check';
import { alternatePhoneRule, estimateZipRule, phoneRule, plusPhoneRule, postalCodeRule } from '../index.ts';
import { cast, message } from '../testing/message.ts';

const badPhone = 'Invalid phone number format. Please try again.';
const badLength = 'Enter Number. Length should be 10';
const badAlternate = 'Phone number is unavailable, please enter again.';
const badZip = 'Zip Code is invalid. For example A1B 2C3.';

const digits = (min: number, max = min) => fc.stringMatching(new RegExp(`^\\d{${min},${max}}$`));
const written = (ten: string): string[] => {
  const [area, exchange, line] = [ten.slice(0, 3), ten.slice(3, 6), ten.slice(6)];
  return [ten, `1${ten}`, `${area}-${exchange}-${line}`, `(${area}) ${exchange}-${line}`];
};
const anyWritten = digits(10).chain((ten) => fc.constantFrom(...written(ten)));
const insert = (text: string, place: number, more: string): string => text.slice(0, place) + more + text.slice(place);

// Could be wrong: a shape that is not taken, or is stored otherwise than the next one; spaces around it.
test('VAL-013 any 10 digits pass in each written form, and are stored as one', () => {
  fc.assert(
    fc.property(digits(10), (ten) => {
      for (const text of written(ten)) expect(cast(phoneRule(), ` ${text} `)).toBe(`+1${ten}`);
    }),
  );
});

// Could be wrong: 9 or 11 digits taken, 11 that begin with another digit than 1, or the message of the other fault.
test('VAL-014 digits alone that are too few or too many are told their length', () => {
  const wrong = fc.oneof(digits(1, 9), digits(12, 20), fc.stringMatching(/^[02-9]\d{10}$/));
  fc.assert(fc.property(wrong, (text) => expect(message(phoneRule(), text)).toBe(badLength)));
});

// Could be wrong: the stored form, which the shop's own code reads, taken from a person too.
test('VAL-013 a plus before the number is none of the written forms', () => {
  fc.assert(fc.property(digits(10), (ten) => expect(message(phoneRule(), `+1${ten}`)).toBe(badPhone)));
});

// Could be wrong: a pattern without its ends, a separator too many, digits of other scripts, a plus.
test('VAL-013 one character more that is no digit spoils every written form', () => {
  const intruder = fc.constantFrom('-', '(', ')', '+', '.', 'x', 'é', '٣', '１');
  fc.assert(
    fc.property(anyWritten, fc.nat(14), intruder, (text, place, more) => {
      expect(message(phoneRule(), insert(text, place % (text.length + 1), more))).toBe(badPhone);
    }),
  );
  fc.assert(
    fc.property(anyWritten, fc.nat(14), (text, place) => {
      expect(message(phoneRule(), insert(text, 1 + (place % (text.length - 1)), ' '))).toBe(badPhone);
    }),
  );
});

// Could be wrong: separators counted as digits, the 11th digit taken, other characters than the three.
test('VAL-015 the alternate rule takes any digits, brackets and hyphens with at most 10 digits', () => {
  const separator = fc.constantFrom('', '', '(', ')', '-');
  const text = fc
    .array(fc.tuple(separator, digits(1)), { minLength: 7, maxLength: 13, size: 'max' })
    .map((pairs) => pairs.flat().join(''));
  fc.assert(
    fc.property(text, (typed) => {
      const count = [...typed].filter((character) => !'()-'.includes(character)).length;
      expect(message(alternatePhoneRule(), typed)).toBe(count <= 10 ? undefined : badAlternate);
    }),
  );
  fc.assert(
    fc.property(digits(1, 9), fc.nat(9), fc.constantFrom('+', '.', 'x', '٣', '/'), (typed, place, more) => {
      expect(message(alternatePhoneRule(), insert(typed, place % (typed.length + 1), more))).toBe(badAlternate);
    }),
  );
});

test('VAL-015 nor does it take a space between the digits', () => {
  fc.assert(
    fc.property(digits(2, 10), fc.nat(9), (typed, place) => {
      expect(message(alternatePhoneRule(), insert(typed, 1 + (place % (typed.length - 1)), ' '))).toBe(badAlternate);
    }),
  );
});

test('the phone of the SMS step may be empty', () => {
  expect(['', '  ', undefined].map((text) => cast(alternatePhoneRule(), text))).toEqual(['', '', '']);
});

// Could be wrong: the separators of the other rules taken here, 9 or 11 digits taken.
test('the phone of Plus+ is 10 digits and nothing else', () => {
  fc.assert(fc.property(digits(10), (ten) => expect(cast(plusPhoneRule(), ` ${ten} `)).toBe(ten)));
  const wrong = fc.oneof(digits(1, 9), digits(11, 20), fc.stringMatching(/^\d{3}-\d{3}-\d{4}$|^\d{9}[()+x-]$/));
  fc.assert(fc.property(wrong, (text) => expect(message(plusPhoneRule(), text)).toBe(badAlternate)));
  expect(message(plusPhoneRule(), '')).toBe('This field is mandatory.');
});

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

// Could be wrong: text around a code taken, other separators, letters that only upper case makes Latin ones (ſ).
test('VAL-011 whatever passes has the accepted shape, and its stored form passes again', () => {
  const near = fc.tuple(likeCode, fc.nat(7), fc.constantFrom('', ' ', '-', '_', 'ſ', 'A', '1', '\n', '.'));
  const text = fc.oneof(
    near.map(([code, place, more]) => insert(code, place, more)),
    fc.string({ unit: 'binary', maxLength: 8 }),
  );
  fc.assert(
    fc.property(text, (typed) => {
      const stored = cast(postalCodeRule(), typed);
      if (stored === undefined) return;
      expect(typed.trim()).toMatch(/^\w{3} ?\w{3}$/);
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
