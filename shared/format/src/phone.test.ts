import fc from 'fast-check';
import { formatPhone, parsePhone } from './index.ts';

test.each(['6135550123', '16135550123', '613-555-0123', '(613) 555-0123', ' 6135550123 ', '+16135550123'])(
  '%j is +16135550123',
  (text) => {
    expect(parsePhone(text)).toBe('+16135550123');
  },
);

test.each(['', '613555012', '26135550123', '1-613-555-0123', '(613)555-0123', '613 555 0123', 'call me'])(
  '%j is no phone number, and is shown as it is',
  (text) => {
    expect(parsePhone(text)).toBeUndefined();
    expect(formatPhone(text)).toBe(text);
  },
);

test('what is stored and shown reads back', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\d{10}$/), (digits) => {
      const stored = `+1${digits}`;
      expect(parsePhone(digits)).toBe(stored);
      expect(parsePhone(formatPhone(stored))).toBe(stored);
    }),
  );
});
