import { asc, eq, lt } from 'drizzle-orm';
import { schema, type Queryable } from '../../database/connection.ts';

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

/**
 * The friend joined with the member's code: `money` cents are the member's, whether or not the shop sent the invitation.
 * False when they had them for this friend before.
 */
export const rewardInvitation = async (
  db: Queryable,
  customerId: number,
  email: string,
  money: number,
  now: Date,
): Promise<boolean> => {
  const rows = await db
    .insert(plusInvitation)
    .values({ customerId, email, money, createdAt: now })
    .onConflictDoUpdate({
      target: [plusInvitation.customerId, plusInvitation.email],
      set: { money },
      setWhere: lt(plusInvitation.money, money),
    })
    .returning({ id: plusInvitation.id });
  return rows.length > 0;
};
