import { fingerprint, newEmailCode, newToken, tokenLifetime } from './tokens.ts';

test('a token has 256 random bits, in letters that need no encoding', () => {
  const tokens = Array.from({ length: 50 }, newToken);
  for (const token of tokens) expect(token).toMatch(/^[\w-]{43}$/);
  expect(new Set(tokens).size).toBe(50);
});

test('what is kept of a token is its hash, which is no token', () => {
  expect(fingerprint('abc')).toBe('ungWv48Bz-pBQUDeXa4iI7ADYaOWF3qctBD_YfIAFa0');
});

test('a code has six digits, of which any may come first', () => {
  const codes = Array.from({ length: 300 }, newEmailCode);
  for (const code of codes) expect(code).toMatch(/^\d{6}$/);
  expect(new Set(codes.map(([first]) => first)).size).toBe(10);
});

test('a customer stays signed in for a day, a guest for 30, a code is good for ten minutes', () => {
  const minute = 60_000;
  expect(tokenLifetime).toEqual({ customer: 1_440 * minute, guest: 43_200 * minute, oneTimeCode: 10 * minute });
});
