import { and, eq, gt, lt, sql } from 'drizzle-orm';
import { fingerprint, tokenLifetime } from '../../domain/account/tokens.ts';
import { schema, type Queryable } from '../connection.ts';

const { emailCode } = schema;
const mostGuesses = 5;

/** Replaces whatever code this e-mail had. */
export const storeEmailCode = async (db: Queryable, email: string, code: string, now: Date): Promise<void> => {
  const values = {
    codeHash: fingerprint(code.toUpperCase()),
    attempts: 0,
    expiresAt: new Date(now.getTime() + tokenLifetime.emailCode),
  };
  await db
    .insert(emailCode)
    .values({ email, ...values })
    .onConflictDoUpdate({ target: emailCode.email, set: values });
};

/** Whether the code is right; a right one is used up, a wrong one is counted, and after five the code is void. */
export const useEmailCode = async (db: Queryable, email: string, code: string, now: Date): Promise<boolean> => {
  const [guess] = await db
    .update(emailCode)
    .set({ attempts: sql`${emailCode.attempts} + 1` })
    .where(and(eq(emailCode.email, email), gt(emailCode.expiresAt, now), lt(emailCode.attempts, mostGuesses)))
    .returning({ codeHash: emailCode.codeHash });
  if (!guess || guess.codeHash !== fingerprint(code.trim().toUpperCase())) return false;
  const used = await db.delete(emailCode).where(eq(emailCode.email, email)).returning({ email: emailCode.email });
  return used.length === 1;
};
