import fc from 'fast-check';
import { alternatePhoneRule, phoneRule, plusPhoneRule } from '../index.ts';
import { cast, message } from '../testing/message.ts';

const badPhone = 'Invalid phone number format. Please try again.';
const badLength = 'Enter Number. Length should be 10';
const badAlternate = 'Phone number is unavailable, please enter again.';

const digits = (min: number, max = min) => fc.stringMatching(new RegExp(`^\\d{${min},${max}}$`));
const separator = fc.constantFrom('', ' ', '-', '.');
/** None begins with 0 or 1, which lead out of the numbering plan: 011 is the way abroad. */
const areaCode = fc.stringMatching(/^[2-9]\d{2}$/);
const written = fc
  .tuple(areaCode, digits(3), digits(4), separator, fc.constantFrom('', '1', '+1', '1-', '+1 '), fc.boolean())
  .map(([area, exchange, line, between, before, inBrackets]) => ({
    ten: area + exchange + line,
    text: `${before}${inBrackets ? `(${area})` : area}${between}${exchange}${between}${line}`,
  }));

// Could be wrong: a shape that is not taken, or is stored otherwise than the next one; spaces around it.
test('VAL-013 any 10 digits pass however they are written, and are stored as one', () => {
  fc.assert(
    fc.property(written, ({ ten, text }) => {
      expect(cast(phoneRule(), ` ${text} `)).toBe(`+1${ten}`);
    }),
  );
});

// Could be wrong: 9 or 11 digits taken, 11 that begin with another digit than 1, or the message of the other fault.
test('VAL-014 digits alone that are too few or too many are told their length', () => {
  const wrong = fc.oneof(digits(1, 9), fc.stringMatching(/^[2-9]\d{11,19}$/), fc.stringMatching(/^[2-9]\d{10}$/));
  fc.assert(fc.property(wrong, (text) => expect(message(phoneRule(), text)).toBe(badLength)));
});

// Could be wrong: a number that is found within other words, or one of two.
test('VAL-013 words and a second number spoil a phone number', () => {
  const word = fc.stringMatching(/^[a-z]{3,8}$/).filter((text) => !text.startsWith('ext'));
  fc.assert(
    fc.property(written, word, ({ text }, more) => {
      expect(message(phoneRule(), `${more} ${text}`)).toBe(badPhone);
      expect(message(phoneRule(), `${text} ${more}`)).toBe(badPhone);
      expect(message(phoneRule(), `${text} / ${text}`)).toBe(badPhone);
    }),
  );
});

// Could be wrong: forms of its own here, or another one sent than ten digits.
test('VAL-015 VAL-033 the phones of messages go by the same rule, and are sent as ten digits', () => {
  fc.assert(
    fc.property(written, ({ ten, text }) => {
      expect([cast(alternatePhoneRule(), text), cast(plusPhoneRule(), text)]).toEqual([ten, ten]);
    }),
  );
  fc.assert(
    fc.property(digits(1, 9), (few) => {
      expect([message(alternatePhoneRule(), few), message(plusPhoneRule(), few)]).toEqual([badAlternate, badAlternate]);
    }),
  );
});

test('VAL-030 the phone of the SMS step may be empty, that of Plus+ may not', () => {
  expect(['', '  ', undefined].map((text) => cast(alternatePhoneRule(), text))).toEqual(['', '', '']);
  expect(message(plusPhoneRule(), '')).toBe('This field is mandatory.');
});
