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

/** The rules of a new password (document 1 §5), null when it keeps them. */
export const passwordProblem = (password: string): PasswordProblem | null => {
  if (password.length < 6) return 'too-short';
  if (!/\p{L}/u.test(password)) return 'no-letter';
  if (!/\d/.test(password)) return 'no-number';
  return common.has(password.toLowerCase()) ? 'too-common' : null;
};
