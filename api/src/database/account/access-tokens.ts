import { randomUUID } from 'node:crypto';
import { and, desc, eq, gt, isNotNull, or, sql } from 'drizzle-orm';
import { schema, type Queryable } from '../connection.ts';
import { transact } from '../transact.ts';
import { fingerprint, newToken, tokenLifetime } from '../../domain/account/tokens.ts';
import type { Shopper } from '../../domain/account/identity.ts';

const { accessToken, cart, customer, guest, order } = schema;

const longestUserAgent = 400;

/** Starts a session: makes a new token for a customer. */
export const issueCustomerToken = async (
  db: Queryable,
  customerId: number,
  { userAgent, startedFrom }: Pick<SessionRow, 'userAgent' | 'startedFrom'>,
  now: Date,
): Promise<string> => {
  const token = newToken();
  await db.insert(accessToken).values({
    hash: fingerprint(token),
    customerId,
    userAgent: userAgent?.slice(0, longestUserAgent) ?? null,
    startedFrom,
    createdAt: now,
    lastSeenAt: now,
    expiresAt: new Date(now.getTime() + tokenLifetime.customer),
  });
  return token;
};

/** Whether more than goods is known of a guest: what they ordered, or where they live. */
const isSomebody = async (db: Queryable, guestId: number): Promise<boolean> => {
  const knowsWho = or(isNotNull(cart.email), isNotNull(cart.shippingAddress), isNotNull(cart.billingAddress));
  const ordered = await db.$count(order, eq(order.guestId, guestId));
  return ordered > 0 || (await db.$count(cart, and(eq(cart.guestId, guestId), knowsWho))) > 0;
};

/** The guest with this device id, made where there is none; its row is locked. */
const guestOf = async (transaction: Queryable, deviceId: string): Promise<number | null> => {
  const [row] = await transaction
    .insert(guest)
    .values({ deviceId })
    .onConflictDoUpdate({ target: guest.deviceId, set: { deviceId: sql`excluded.device_id` } })
    .returning({ id: guest.id });
  return row?.id ?? null;
};

/**
 * Gives the browser with this device id a new guest token. The same device keeps its cart, until an address or an order
 * belongs to it: a device id is no secret, so from then on only the token that the browser holds leads there, and who
 * comes without it is a new guest.
 */
export const issueGuestToken = async (db: Queryable, deviceId: string, now: Date): Promise<string> => {
  const token = newToken();
  const expiresAt = new Date(now.getTime() + tokenLifetime.guest);
  // In one transaction, because retention.ts may delete a guest without a token while its row is not locked.
  await transact(db, async (transaction) => {
    let guestId = await guestOf(transaction, deviceId);
    if (guestId !== null && (await isSomebody(transaction, guestId))) {
      await transaction.update(guest).set({ deviceId: randomUUID() }).where(eq(guest.id, guestId));
      guestId = await guestOf(transaction, deviceId);
    }
    await transaction
      .insert(accessToken)
      .values({ hash: fingerprint(token), guestId, createdAt: now, lastSeenAt: now, expiresAt });
  });
  return token;
};

/** Milliseconds between two updates of a session's last use, so that most calls write nothing. */
const seenEvery = 5 * 60 * 1000;

/** Whose token this is, or null when it is unknown or has expired. */
export const shopperOf = async (db: Queryable, token: string, now: Date): Promise<Shopper | null> => {
  const tokenHash = fingerprint(token);
  const [row] = await db
    .select({
      guestId: accessToken.guestId,
      customerId: customer.id,
      email: customer.email,
      group: customer.group,
      verified: customer.verified,
      lastSeenAt: accessToken.lastSeenAt,
    })
    .from(accessToken)
    .leftJoin(customer, eq(customer.id, accessToken.customerId))
    .where(and(eq(accessToken.hash, tokenHash), gt(accessToken.expiresAt, now)));
  if (!row) return null;
  if (row.customerId !== null && row.email !== null && row.group !== null && row.verified !== null) {
    const { customerId, email, group, verified, lastSeenAt } = row;
    if (now.getTime() - lastSeenAt.getTime() > seenEvery) {
      await db.update(accessToken).set({ lastSeenAt: now }).where(eq(accessToken.hash, tokenHash));
    }
    return { kind: 'customer', customerId, email, group, verified, tokenHash };
  }
  return row.guestId === null ? null : { kind: 'guest', guestId: row.guestId, tokenHash };
};

export const revokeToken = async (db: Queryable, tokenHash: string): Promise<void> => {
  await db.delete(accessToken).where(eq(accessToken.hash, tokenHash));
};

/** Ends every session of a customer. */
export const revokeCustomerTokens = async (db: Queryable, customerId: number): Promise<void> => {
  await db.delete(accessToken).where(eq(accessToken.customerId, customerId));
};

export interface SessionRow {
  id: number;
  hash: string;
  userAgent: string | null;
  /** The page that asked to sign in (AUTH-028). */
  startedFrom: typeof accessToken.$inferSelect.startedFrom;
  createdAt: Date;
  lastSeenAt: Date;
}

/** Where a customer is signed in, the latest use first. */
export const sessionsOf = (db: Queryable, customerId: number, now: Date): Promise<SessionRow[]> =>
  db
    .select({
      id: accessToken.id,
      hash: accessToken.hash,
      userAgent: accessToken.userAgent,
      startedFrom: accessToken.startedFrom,
      createdAt: accessToken.createdAt,
      lastSeenAt: accessToken.lastSeenAt,
    })
    .from(accessToken)
    .where(and(eq(accessToken.customerId, customerId), gt(accessToken.expiresAt, now)))
    .orderBy(desc(accessToken.lastSeenAt), desc(accessToken.id));

/** Ends one session: its token's fingerprint, or null when it is not this customer's. */
export const revokeSession = async (db: Queryable, customerId: number, id: number): Promise<string | null> => {
  const [ended] = await db
    .delete(accessToken)
    .where(and(eq(accessToken.customerId, customerId), eq(accessToken.id, id)))
    .returning({ hash: accessToken.hash });
  return ended?.hash ?? null;
};
