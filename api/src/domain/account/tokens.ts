import { createHash, randomBytes, randomInt } from 'node:crypto';

/** An opaque token of 256 random bits; it authenticates its holder. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** The hash of a token or code that the database keeps, so that reading the database gives no access. */
export const fingerprint = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

/** Six digits for an e-mail, as the field that asks for them says (VAL-009). */
export const newEmailCode = (): string => String(randomInt(1_000_000)).padStart(6, '0');

const day = 24 * 60 * 60 * 1000;
/** Milliseconds. */
export const tokenLifetime = { customer: day, guest: 30 * day, oneTimeCode: 10 * 60 * 1000 } as const;
