/** The passwords that attackers try first; a longer list belongs into a file when there is one. */
const common = new Set([
  'password1',
  'abc123',
  'a123456',
  'qwerty1',
  'qwerty123',
  'passw0rd',
  'letmein1',
  'welcome1',
  'admin123',
  'iloveyou1',
]);

export type PasswordProblem = 'too-short' | 'no-letter' | 'no-number' | 'too-common';

/** The rule of VAL-005 that a new password breaks, or that it is too common; null when it is accepted. */
export const passwordProblem = (password: string): PasswordProblem | null => {
  if (password.length < 6) return 'too-short';
  if (!/\p{L}/u.test(password)) return 'no-letter';
  if (!/\d/.test(password)) return 'no-number';
  return common.has(password.toLowerCase()) ? 'too-common' : null;
};
