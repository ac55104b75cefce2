import { and, eq, gt } from 'drizzle-orm';
import { customerKey } from '../../domain/account/identity.ts';
import { storeCode, useCode, type CodeKey } from '../account/one-time-codes.ts';
import { schema, type Queryable } from '../connection.ts';

const { plusPhone } = schema;
/** A verified telephone is good for one hour of joining. */
const proofLifetime = 60 * 60 * 1000;

interface PlusCode {
  customerId: number;
  /** E.164. */
  telephone: string;
  code: string;
  now: Date;
}

const keyOf = ({ customerId, telephone }: PlusCode): CodeKey => ({
  recipient: telephone,
  purpose: 'plus_phone',
  requester: customerKey(customerId),
});

/** Notes which code was sent to which telephone. */
export const storePlusCode = (db: Queryable, sent: PlusCode): Promise<void> =>
  storeCode(db, keyOf(sent), { code: sent.code }, sent.now);

/** Whether this is the code that was sent to this telephone, once; the telephone is proven then. */
export const verifyPlusCode = async (db: Queryable, guess: PlusCode): Promise<boolean> => {
  const { customerId, telephone, code, now } = guess;
  if (!(await useCode(db, keyOf(guess), code, now))) return false;
  // The code has a table of its own; only servers of an earlier release read these three columns.
  const values = { telephone, verifiedAt: now, codeHash: '', attempts: 0, expiresAt: now };
  await db
    .insert(plusPhone)
    .values({ customerId, ...values })
    .onConflictDoUpdate({ target: plusPhone.customerId, set: values });
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

/** Takes back that a telephone was verified: joining begins anew. */
export const forgetPlusPhone = async (db: Queryable, customerId: number): Promise<void> => {
  await db.delete(plusPhone).where(eq(plusPhone.customerId, customerId));
};
