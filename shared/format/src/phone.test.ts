import fc from 'fast-check';
import { formatPhone, parsePhone } from './index.ts';

test.each([
  '6135550123',
  '16135550123',
  '613-555-0123',
  '(613) 555-0123',
  ' 6135550123 ',
  '+16135550123',
  '1-613-555-0123',
  '+1 613.555.0123',
  '+1 (613) 555-0123',
  '(613)555-0123',
  '613 555 0123',
  '613.555.0123',
  '613 – 555 – 0123',
  '011 1 613 555 0123',
])('VAL-013 %j is +16135550123', (text) => {
  expect(parsePhone(text)).toBe('+16135550123');
});

test.each([
  '',
  '555-0123',
  '613555012',
  '26135550123',
  '+44 20 7946 0958',
  '613 555 0123 ext. 5',
  'call 613 555 0123',
  '613-555-0123 or 613-555-0124',
  '++16135550123',
  'call me',
])('VAL-013 %j is no phone number, and is shown as it is', (text) => {
  expect(parsePhone(text)).toBeUndefined();
  expect(formatPhone(text)).toBe(text);
});

test('what is stored stays valid, whatever its area code, and what is shown reads back', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[1-9]\d{9}$/), (digits) => {
      const stored = `+1${digits}`;
      expect(parsePhone(digits)).toBe(stored);
      expect(parsePhone(stored)).toBe(stored);
      expect(parsePhone(formatPhone(stored))).toBe(stored);
    }),
  );
});
