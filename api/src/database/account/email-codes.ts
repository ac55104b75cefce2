import { and, eq, gt, lt, sql } from 'drizzle-orm';
import { fingerprint, tokenLifetime } from '../../domain/account/tokens.ts';
import { schema, type Queryable } from '../connection.ts';

const { emailCode } = schema;
const mostGuesses = 5;

/**
 * What an e-mail's secret is good for: a code to confirm an address, a code to reset a password or
 * to sign in without one, or the reset itself.
 */
export type CodePurpose = 'register' | 'forget_password' | 'sign_in' | 'reset';

/** The purpose is hashed with the secret, so that a code that was sent for one thing never opens another. */
const sealed = (purpose: CodePurpose, code: string): string =>
  fingerprint(`${purpose} ${purpose === 'reset' ? code : code.trim().toUpperCase()}`);

/** Replaces whatever code this e-mail had. */
export const storeEmailCode = async (
  db: Queryable,
  email: string,
  purpose: CodePurpose,
  code: string,
  now: Date,
): Promise<void> => {
  const values = {
    codeHash: sealed(purpose, code),
    attempts: 0,
    expiresAt: new Date(now.getTime() + tokenLifetime.emailCode),
  };
  await db
    .insert(emailCode)
    .values({ email, ...values })
    .onConflictDoUpdate({ target: emailCode.email, set: values });
};

/** Whether the code is right; a right one is used up, a wrong one is counted, and after five the code is void. */
export const useEmailCode = async (
  db: Queryable,
  email: string,
  purpose: CodePurpose,
  code: string,
  now: Date,
): Promise<boolean> => {
  const [guess] = await db
    .update(emailCode)
    .set({ attempts: sql`${emailCode.attempts} + 1` })
    .where(and(eq(emailCode.email, email), gt(emailCode.expiresAt, now), lt(emailCode.attempts, mostGuesses)))
    .returning({ codeHash: emailCode.codeHash });
  if (!guess || guess.codeHash !== sealed(purpose, code)) return false;
  const used = await db
    .delete(emailCode)
    .where(and(eq(emailCode.email, email), eq(emailCode.codeHash, guess.codeHash)))
    .returning({ email: emailCode.email });
  return used.length === 1;
};
