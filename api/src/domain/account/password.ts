import { dictionary } from '@zxcvbn-ts/language-common';

/** How a password compares with what is stored. */
interface Comparison {
  isRight: boolean;
  /** It was hashed more cheaply than new ones are: hash it again while the password is known. */
  isOutdated: boolean;
}

export interface PasswordHasher {
  /** Such as `scrypt$131072$<salt>$<key>`. */
  hash(password: string): Promise<string>;
  /**
   * `stored` is null for an account that does not exist. A wrong password takes the work of one new hash in every case,
   * unless the stored hash cost more. Where many wait, what was tried less often before (`rank`) comes first.
   */
  compare(password: string, stored: string | null, rank?: number): Promise<Comparison>;
}

/** Stored in place of a hash: no password matches until the owner chooses one. */
export const noPassword = '';

/**
 * Passwords that attackers try first: a well-known list of leaked ones, in lower case, without those that break a rule
 * of VAL-005 anyway.
 */
export const commonPasswords: ReadonlySet<string> = new Set(
  dictionary['passwords-common'].filter(
    (password) => password.length >= 6 && /\p{L}/u.test(password) && /\d/.test(password),
  ),
);

export type PasswordProblem = 'too-short' | 'no-letter' | 'no-number' | 'too-common';

/** The rule of VAL-005 that a new password breaks, or that it is too common; null when it is accepted. */
export const passwordProblem = (password: string): PasswordProblem | null => {
  if (password.length < 6) return 'too-short';
  if (!/\p{L}/u.test(password)) return 'no-letter';
  if (!/\d/.test(password)) return 'no-number';
  return commonPasswords.has(password.toLowerCase()) ? 'too-common' : null;
};
