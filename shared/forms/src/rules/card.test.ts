import fc from 'fast-check';
import { cardCodeRule, cardExpiryRule, cardNumberRule, check, parseCardExpiry } from '../index.ts';

const november = () => new Date(2026, 10, 20);

test('a card number is taken with its spaces and stored without', () => {
  expect(check(cardNumberRule(), '4242 4242 4242 4242')).toEqual({ ok: true, values: '4242424242424242' });
  expect(check(cardNumberRule(), '4242424242424241')).toEqual({ ok: false, errors: { '': { key: 'cardNumber' } } });
  expect(check(cardNumberRule(), '')).toEqual({ ok: false, errors: { '': { key: 'required' } } });
});

test('a card is good until the end of its month', () => {
  expect(check(cardExpiryRule(november), '11/26')).toEqual({ ok: true, values: '11/26' });
  expect(check(cardExpiryRule(november), '1 / 2027')).toEqual({ ok: true, values: '01/27' });
  expect(check(cardExpiryRule(november), '10/26')).toEqual({ ok: false, errors: { '': { key: 'cardExpired' } } });
  expect(check(cardExpiryRule(november), '13/26')).toEqual({ ok: false, errors: { '': { key: 'cardExpiry' } } });
});

test('a security code has 3 or 4 digits', () => {
  expect(['123', '1234'].every((code) => check(cardCodeRule(), code).ok)).toBe(true);
  expect(['12', '12345', '12a', ''].some((code) => check(cardCodeRule(), code).ok)).toBe(false);
});

test('an expiry reads back from its stored form', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 2027, max: 2099 }), (month, year) => {
      const stored = check(cardExpiryRule(november), `${month}/${year}`);
      expect(stored.ok && parseCardExpiry(stored.values)).toEqual({ month, year });
    }),
  );
});
