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

test.each(['x4242424242424242', '4242424242424242x', '42424242424', '42424242424242424242', '----'])(
  'no card has the number %s',
  (typed) => {
    expect(check(cardNumberRule(), typed).ok).toBe(false);
  },
);

test.each([
  ['04/29', 4, 2029],
  ['4/29', 4, 2029],
  ['04 / 2029', 4, 2029],
  ['12/2030', 12, 2030],
  ['0429', 4, 2029],
  ['1030', 10, 2030],
])('an expiry may be typed as %s', (typed, month, year) => {
  expect(parseCardExpiry(typed)).toEqual({ month, year });
});

test.each(['0029', '1329', '2029', '429', '10429', '04291', '04xx', 'a0429', '04/1999', '0/29', '04/29x', 'x04/29'])(
  'no expiry is typed as %s',
  (typed) => {
    expect(parseCardExpiry(typed)).toBeUndefined();
    expect(check(cardExpiryRule(november), typed)).toEqual({ ok: false, errors: { '': { key: 'cardExpiry' } } });
  },
);

test('what is missing is told as missing alone', () => {
  for (const rule of [cardNumberRule(), cardExpiryRule(november), cardCodeRule()]) {
    expect(check(rule, undefined)).toEqual({ ok: false, errors: { '': { key: 'required' } } });
  }
  expect(check(cardCodeRule(), '12')).toEqual({ ok: false, errors: { '': { key: 'cardCode' } } });
});
