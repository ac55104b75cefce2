import fc from 'fast-check';
import {
  check,
  formSchema,
  newPasswordRule,
  olderSignInPasswordRule,
  passwordChecklist,
  passwordConfirmationRule,
  plusCodeRule,
  registrationPasswordRule,
  signInCodeRule,
  signInPasswordRule,
} from '../index.ts';
import { cast, message } from '../testing/message.ts';

// About the length that matters, of letters, digits and what is neither; now and then of one kind only.
const kinds = ['abcXYZéß', '0123456789', ' _-!٣'];
const password = fc
  .subarray(kinds, { minLength: 1 })
  .chain((chosen) => fc.string({ unit: fc.constantFrom(...chosen.join('')), minLength: 1, maxLength: 9 }));

const has = (text: string, kind: string | undefined): boolean =>
  [...text].some((character) => kind?.includes(character));

// Could be wrong: 5 taken or 6 refused, letters of French refused, digits of other scripts taken, spaces trimmed off.
test('VAL-005 a password passes when it has 6 characters, a letter and a digit, and stays as it is', () => {
  fc.assert(
    fc.property(password, (text) => {
      const isGood = text.length >= 6 && has(text, kinds[0]) && has(text, kinds[1]);
      expect(cast(newPasswordRule(), text)).toBe(isGood ? text : undefined);
    }),
  );
});

// Could be wrong: the checklist and the rule of two minds, or a message for an item that is met.
test('a password passes when every item is ticked, and is told the first that is not', () => {
  fc.assert(
    fc.property(password, (text) => {
      const missing = passwordChecklist(text).find(({ met }) => !met);
      const checked = check(newPasswordRule(), text);
      expect(checked).toEqual(
        missing ? { ok: false, errors: { '': { key: missing.key } } } : { ok: true, values: text },
      );
    }),
  );
});

test('an empty password of the registration after subscribing is refused', () => {
  for (const nothing of ['', undefined]) {
    expect(message(registrationPasswordRule(), nothing)).toBe('Please enter a password');
  }
});

// Could be wrong: other needs than elsewhere, or a hint for what is met already.
test('the registration needs what every new password needs, and hints at what is missing', () => {
  const hint = (isLong: boolean, isMixed: boolean): string | undefined => {
    if (isLong) return isMixed ? undefined : 'At least contains a letter and a number.';
    return isMixed ? 'At least 6 characters.' : 'At least 6 characters with letters and numbers.';
  };
  fc.assert(
    fc.property(password, (text) => {
      expect(message(registrationPasswordRule(), text)).toBe(
        hint(text.length >= 6, has(text, kinds[0]) && has(text, kinds[1])),
      );
      expect(cast(registrationPasswordRule(), text)).toBe(cast(newPasswordRule(), text));
    }),
  );
});

// Could be wrong: case or spaces at the ends ignored, or the other field's name not looked at.
test('VAL-007 a confirmation passes when it is the same text', () => {
  const schema = formSchema({ password: newPasswordRule(), again: passwordConfirmationRule('password') });
  const good = password.map((text) => `${text}abcde1`);
  fc.assert(
    fc.property(good, good, fc.constantFrom('', ' ', 'A'), (text, other, more) => {
      expect(check(schema, { password: text, again: text }).ok).toBe(true);
      expect(check(schema, { password: text, again: other + more }).ok).toBe(text === other + more);
    }),
  );
});

// Could be wrong: the older rule's length asked for at sign-in, where old passwords may be anything.
test('VAL-004 sign-in takes any password; the older rule takes 6 characters that are no spaces', () => {
  fc.assert(
    fc.property(password, (text) => {
      expect(cast(signInPasswordRule(), text)).toBe(text);
      const isOld = text.length >= 6 && !text.includes(' ');
      expect(message(olderSignInPasswordRule(), text)).toBe(isOld ? undefined : 'This is a required field.');
    }),
  );
});

// Could be wrong: 5 or 7 taken, letters refused, letters with accents or separators taken.
test('VAL-008 a code of sign-in is 6 letters or digits', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-zA-Z\d]{1,12}$/), fc.constantFrom('-', ' ', 'é', '_', '٣'), (text, other) => {
      expect(cast(signInCodeRule(), ` ${text} `)).toBe(text.length === 6 ? text : undefined);
      const spoilt = text.slice(0, 3) + other + text.slice(3, 5);
      if (spoilt.trim() === spoilt)
        expect(message(signInCodeRule(), spoilt)).toBe('The verify code must be 6 characters.');
    }),
  );
});

// Could be wrong: 3 or 5 taken, a leading 0 lost, letters taken as at sign-in.
test('VAL-010 a code of Plus+ is 4 digits', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\d{1,8}$/), fc.stringMatching(/^[a-z\d]{4}$/), (text, mixed) => {
      expect(cast(plusCodeRule(), ` ${text} `)).toBe(text.length === 4 ? text : undefined);
      expect(cast(plusCodeRule(), mixed)).toBe(/[a-z]/.test(mixed) ? undefined : mixed);
    }),
  );
});
