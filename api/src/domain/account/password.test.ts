import { commonPasswords, passwordProblem } from './password.ts';

test.each([
  ['maple7', null],
  ['érable7', null],
  ['123ü45', null],
  ['map7e', 'too-short'],
  ['', 'too-short'],
  ['1234567', 'no-letter'],
  ['!?#$%&7', 'no-letter'],
  ['mapletree', 'no-number'],
  ['abc123', 'too-common'],
  ['Passw0rd', 'too-common'],
  ['ILOVEYOU1', 'too-common'],
  ['iloveyou12', 'too-common'],
  ['Trustno1', 'too-common'],
  ['1q2w3e4r5t', 'too-common'],
  ['red123', 'too-common'],
  ['Maple2026', null],
  ['iloveyou77maples', null],
])('VAL-005 the password %p: %p', (typed, problem) => {
  expect(passwordProblem(typed)).toBe(problem);
});

test('VAL-005 thousands of common passwords that keep the rules are known', () => {
  expect(commonPasswords.size).toBeGreaterThan(5_000);
  expect([...commonPasswords].filter((password) => passwordProblem(password) !== 'too-common')).toEqual([]);
});
