import { invalidField, messages, missingField } from './messages.ts';

test('a field that is missing or wrong is named in both languages', () => {
  expect(missingField('postcode')).toEqual({ en: 'Missing field: postcode.', fr: 'Champ manquant\u00a0: postcode.' });
  expect(invalidField('qty')).toEqual({ en: 'Invalid value: qty.', fr: 'Valeur non valide\u00a0: qty.' });
});

test('each message that several areas use says something of its own in both languages', () => {
  const said = Object.values(messages).flatMap(({ en, fr }) => [en, fr]);
  expect(said.filter((text) => text.trim() === '')).toEqual([]);
  expect(new Set(said).size).toBe(said.length);
});
