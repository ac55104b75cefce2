import { dictionary } from '@zxcvbn-ts/language-common';

/**
 * What attackers try first: the passwords of a well-known list of leaked ones, in lower case, without those that break a
 * rule of VAL-005 anyway.
 */
export const commonPasswords: ReadonlySet<string> = new Set(
  dictionary['passwords-common'].filter(
    (password) => password.length >= 6 && /\p{L}/u.test(password) && /\d/.test(password),
  ),
);
