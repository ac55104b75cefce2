import { createHash, randomBytes, randomInt } from 'node:crypto';

/** An opaque token of 256 random bits; it authenticates its holder. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** The hash of a token or code that the database keeps, so that reading the database gives no access. */
export const fingerprint = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

/** Six characters for an e-mail (VAL-008), without those that look alike. */
export const newEmailCode = (): string => {
  const alphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
  return Array.from({ length: 6 }, () => alphabet[randomInt(alphabet.length)]).join('');
};

const day = 24 * 60 * 60 * 1000;
/** Milliseconds. */
export const tokenLifetime = { customer: day, guest: 30 * day, oneTimeCode: 10 * 60 * 1000 } as const;
