import { asc, eq, sql } from 'drizzle-orm';
import { schema, type Queryable } from '../connection.ts';

const { plusInvitation } = schema;

/** Friends whom a member invited, in their order, with the cents that each has earned the member. */
export const invitationsOf = (db: Queryable, customerId: number): Promise<{ email: string; money: number }[]> =>
  db
    .select({ email: plusInvitation.email, money: plusInvitation.money })
    .from(plusInvitation)
    .where(eq(plusInvitation.customerId, customerId))
    .orderBy(asc(plusInvitation.id));

/** Notes an invitation; false when this friend was invited by this member before. */
export const addInvitation = async (db: Queryable, customerId: number, email: string, now: Date): Promise<boolean> => {
  const added = await db
    .insert(plusInvitation)
    .values({ customerId, email, money: 0, createdAt: now })
    .onConflictDoNothing()
    .returning({ id: plusInvitation.id });
  return added.length === 1;
};

/** The friend joined with the member's code: `money` cents are the member's, whether or not the shop sent the invitation. */
export const rewardInvitation = async (
  db: Queryable,
  customerId: number,
  email: string,
  money: number,
  now: Date,
): Promise<void> => {
  await db
    .insert(plusInvitation)
    .values({ customerId, email, money, createdAt: now })
    .onConflictDoUpdate({
      target: [plusInvitation.customerId, plusInvitation.email],
      set: { money: sql`greatest(${plusInvitation.money}, ${money})` },
    });
};
