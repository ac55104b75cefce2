import { and, eq, gt, lt, sql } from 'drizzle-orm';
import { fingerprint } from '../../domain/account/tokens.ts';
import { schema, type Queryable } from '../connection.ts';

const { plusPhone } = schema;
const mostGuesses = 5;
const codeLifetime = 10 * 60 * 1000;
/** A verified telephone is good for one hour of joining. */
const proofLifetime = 60 * 60 * 1000;

const sealed = (customerId: number, telephone: string, code: string): string =>
  fingerprint(`plus ${customerId} ${telephone} ${code.trim()}`);

/** Notes which code was sent to which telephone (E.164); whatever was before is void. */
export const storePlusCode = async (
  db: Queryable,
  { customerId, telephone, code, now }: { customerId: number; telephone: string; code: string; now: Date },
): Promise<void> => {
  const values = {
    telephone,
    codeHash: sealed(customerId, telephone, code),
    attempts: 0,
    expiresAt: new Date(now.getTime() + codeLifetime),
    verifiedAt: null,
  };
  await db
    .insert(plusPhone)
    .values({ customerId, ...values })
    .onConflictDoUpdate({ target: plusPhone.customerId, set: values });
};

/** Whether this is the code that was sent to this telephone; every guess counts, and after five the code is void. */
export const verifyPlusCode = async (
  db: Queryable,
  { customerId, telephone, code, now }: { customerId: number; telephone: string; code: string; now: Date },
): Promise<boolean> => {
  const [guess] = await db
    .update(plusPhone)
    .set({ attempts: sql`${plusPhone.attempts} + 1` })
    .where(and(eq(plusPhone.customerId, customerId), gt(plusPhone.expiresAt, now), lt(plusPhone.attempts, mostGuesses)))
    .returning({ codeHash: plusPhone.codeHash });
  if (guess?.codeHash !== sealed(customerId, telephone, code)) return false;
  await db.update(plusPhone).set({ verifiedAt: now }).where(eq(plusPhone.customerId, customerId));
  return true;
};

export const hasVerifiedPhone = async (db: Queryable, customerId: number, now: Date): Promise<boolean> => {
  const since = new Date(now.getTime() - proofLifetime);
  const [row] = await db
    .select({ telephone: plusPhone.telephone })
    .from(plusPhone)
    .where(and(eq(plusPhone.customerId, customerId), gt(plusPhone.verifiedAt, since)));
  return row !== undefined;
};
