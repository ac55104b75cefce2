import { commonPasswords } from './common-passwords.ts';

export type PasswordProblem = 'too-short' | 'no-letter' | 'no-number' | 'too-common';

/** The rule of VAL-005 that a new password breaks, or that it is too common; null when it is accepted. */
export const passwordProblem = (password: string): PasswordProblem | null => {
  if (password.length < 6) return 'too-short';
  if (!/\p{L}/u.test(password)) return 'no-letter';
  if (!/\d/.test(password)) return 'no-number';
  return commonPasswords.has(password.toLowerCase()) ? 'too-common' : null;
};
