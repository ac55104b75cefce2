import fc from 'fast-check';
import { object, string } from 'yup';
import { check, emailRule, formSchema, phoneRule, postalCodeRule, ruleMessages, ruleText } from './index.ts';

const marks = (text: string) => text.match(/\{\{\w+\}\}/g) ?? [];

test('both languages have every message with the same values in it', () => {
  expect(Object.keys(ruleMessages.fr)).toEqual(Object.keys(ruleMessages.en));
  for (const [key, text] of Object.entries(ruleMessages.en)) {
    expect(marks(ruleMessages.fr[key as keyof typeof ruleMessages.fr])).toEqual(marks(text));
  }
});

test('VAL-012 the long message is used, with its first sentence word for word', () => {
  expect(ruleText({ key: 'postalCode' }, 'en')).toMatch(/^Zip Code is invalid\. /);
});

test('VAL-020 a field has a message of its own where a requirement gives one; the card’s, a birthday’s and another province’s are ours', () => {
  const given = (
    'required email passwordRequired newPasswordRequired passwordLength passwordLetter passwordNumber passwordHint passwordHintLength passwordHintMix passwordMatch signInCode ' +
    'postalCode phone phoneLength alternatePhone number temperature recaptcha agreement squareFeet minQuantity maxQuantity'
  ).split(' ');
  // See docs/decisions/0014-fields-and-messages.md.
  const birthday = ['birthday', 'birthdayYear', 'birthdayHint'];
  const ours = [...birthday, 'needsScripts', 'cardNumber', 'cardExpiry', 'cardExpired', 'cardCode'];
  expect(Object.keys(ruleMessages.en).toSorted()).toEqual([...given, ...ours].toSorted());
  const silent = { validateSync: () => object({ city: string().min(3) }).validateSync({ city: 'x' }) };
  expect(check(silent, {})).toEqual({ ok: false, errors: { city: { key: 'required' } } });
});

test('values are put in, in both languages', () => {
  expect(ruleText({ key: 'minQuantity', values: { n: 3 } }, 'en')).toBe('Min qty is 3');
  expect(ruleText({ key: 'minQuantity', values: { n: 3 } }, 'fr')).toBe('La quantité minimale est 3');
});

test('no text at all makes a rule throw or answer without a message', () => {
  const schema = formSchema({ email: emailRule(), postcode: postalCodeRule(), telephone: phoneRule() });
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const checked = check(schema, { email: text, postcode: text, telephone: text });
      if (checked.ok) return;
      for (const error of Object.values(checked.errors)) expect(ruleText(error, 'fr')).not.toBe('');
    }),
  );
});
