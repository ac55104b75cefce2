import { randomInt } from 'node:crypto';
import { brand } from '@shop/contract';
import { Secret, TOTP } from 'otpauth';

/** Seconds for which a code holds; one that is as much too early or late is taken too, because clocks differ. */
const period = 30;

const factorOf = (secret: string, email = ''): TOTP =>
  new TOTP({ issuer: brand.name, label: email, secret: Secret.fromBase32(secret), period });

/** What a second factor is computed from, in Base32. */
export const newSecret = (): string => new Secret({ size: 20 }).base32;

/** The address that an authenticator reads, such as `otpauth://totp/…`. */
export const addressOf = (secret: string, email: string): string => factorOf(secret, email).toString();

export const codeAt = (secret: string, at: Date): string => factorOf(secret).generate({ timestamp: at.getTime() });

/**
 * When the given code began to hold; null for a wrong one, and for one that is not newer than what was used last: whoever saw
 * a code being typed has no use of it.
 */
export const beginOfCode = (secret: string, code: string, now: Date, usedAt: Date | null): Date | null => {
  const token = code.replaceAll(/\s/g, '');
  if (!/^\d{6}$/.test(token)) return null;
  const delta = factorOf(secret).validate({ token, timestamp: now.getTime(), window: 1 });
  if (delta === null) return null;
  const began = (Math.floor(now.getTime() / (period * 1000)) + delta) * period * 1000;
  return usedAt === null || began > usedAt.getTime() ? new Date(began) : null;
};

const letters = 'abcdefghjkmnpqrstuvwxyz23456789';
const howManyCodes = 10;
const part = (): string => Array.from({ length: 5 }, () => letters.charAt(randomInt(letters.length))).join('');

/** Codes that stand for the second factor once each, such as `k3vmq-8xw2p-7ctra`. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: howManyCodes }, () => [part(), part(), part()].join('-'));

/** A recovery code as it is hashed, however it was typed. */
export const plainRecoveryCode = (text: string): string => text.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
