import { passwordProblem } from './password.ts';

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
  ['iloveyou12', null],
])('VAL-005 the password %p: %p', (typed, problem) => {
  expect(passwordProblem(typed)).toBe(problem);
});
