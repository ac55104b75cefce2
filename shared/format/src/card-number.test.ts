import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { hasCheckDigit, holdsCardNumber } from './index.ts';

test('exactly one check digit fits any number, and one wrong digit is always noticed', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\d{11,18}$/), fc.nat(10), fc.integer({ min: 1, max: 9 }), (body, place, change) => {
      const fitting = [...'0123456789'].filter((digit) => hasCheckDigit(body + digit));
      expect(fitting).toHaveLength(1);
      const digits = [...body, fitting[0]];
      digits[place] = String((Number(digits[place]) + change) % 10);
      expect(hasCheckDigit(digits.join(''))).toBe(false);
    }),
  );
});

test.each([
  '4242424242424242',
  '4242 4242 4242 4242',
  '4000-0000-0000-0002',
  '5555555555554444',
  '2223003122003222',
  '378282246310005',
  '3782 822463 10005',
  '6011111111111117',
  '30569309025904',
  '3530111333300000',
  '6200000000000005',
  '6759649826438453',
  'Please take 4111 1111 1111 1111, it is good until 04/39.',
  'Please take 4111.1111.1111.1111. It is good until 04/39.',
  '4111 1111 1111 1111 04/39 123',
  '2 cards: 4111.1111.1111.1111 04.39',
  '4242 - 4242 - 4242 - 4242',
  '4242\u00A04242\u202F4242\u20134242',
  '4.2.4.2.4.2.4.2.4.2.4.2.4.2.4.2',
])('%s is seen as a card number', (text) => expect(holdsCardNumber(text)).toBe(true));

test.each([
  ['a wrong check digit', '4242424242424241'],
  ['an EAN-13', '4006381333931'],
  ['a phone number', '+1 514 555 0123'],
  ['a time in milliseconds', '1790000000000'],
  ['digits inside a token', 'sandbox_approve_Visa_4242424242424242'],
  ['digits inside a UUID', 'a1b2c3d4-4242-4242-4242-424242424242'],
  ['a sum', 'C$1,222.33'],
  ['a day and a time', '2026.06.01 12.30.45'],
  ['places on a map', '45.501700 -73.567300'],
  ['addresses of machines', '192.168.100.200 10.0.0.1'],
])('%s is no card number', (_, text) => expect(holdsCardNumber(text)).toBe(false));

test('no UUID is taken for a card number', () => {
  expect(Array.from({ length: 5_000 }, () => randomUUID()).filter(holdsCardNumber)).toEqual([]);
});
