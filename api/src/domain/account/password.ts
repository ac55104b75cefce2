import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

/** scrypt at 16 MB; the salt and the cost travel with the hash. */
const cost = { N: 16_384, r: 8, p: 1 };

const derive = (password: string, salt: Buffer): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, 32, cost, (error, key) => (error ? reject(error) : resolve(key)));
  });

export const hashPassword = async (password: string): Promise<string> => {
  const salt = randomBytes(16);
  return `scrypt$${cost.N}$${salt.toString('base64url')}$${(await derive(password, salt)).toString('base64url')}`;
};

/** Takes equally long whether the password is right or not. */
export const passwordMatches = async (password: string, stored: string): Promise<boolean> => {
  const [, , salt = '', hash = ''] = stored.split('$');
  const expected = Buffer.from(hash, 'base64url');
  const actual = await derive(password, Buffer.from(salt, 'base64url'));
  return expected.length === actual.length && timingSafeEqual(expected, actual);
};

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
