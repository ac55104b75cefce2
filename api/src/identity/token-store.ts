import { and, eq, gt, sql } from 'drizzle-orm';
import { schema, type Queryable } from '../database/connection.ts';
import { fingerprint, newToken, tokenLifetime } from '../domain/account/tokens.ts';
import type { Shopper } from './identity.ts';

const { accessToken, customer, guest } = schema;

/** Gives a customer a new token. */
export const issueCustomerToken = async (db: Queryable, customerId: number, now: Date): Promise<string> => {
  const token = newToken();
  const expiresAt = new Date(now.getTime() + tokenLifetime.customer);
  await db.insert(accessToken).values({ hash: fingerprint(token), customerId, expiresAt });
  return token;
};

/** Gives the browser with this device id a new guest token; the same device keeps its cart. */
export const issueGuestToken = async (db: Queryable, deviceId: string, now: Date): Promise<string> => {
  const token = newToken();
  const [row] = await db
    .insert(guest)
    .values({ deviceId })
    .onConflictDoUpdate({ target: guest.deviceId, set: { deviceId: sql`excluded.device_id` } })
    .returning({ id: guest.id });
  const expiresAt = new Date(now.getTime() + tokenLifetime.guest);
  await db.insert(accessToken).values({ hash: fingerprint(token), guestId: row?.id ?? null, expiresAt });
  return token;
};

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
    })
    .from(accessToken)
    .leftJoin(customer, eq(customer.id, accessToken.customerId))
    .where(and(eq(accessToken.hash, tokenHash), gt(accessToken.expiresAt, now)));
  if (!row) return null;
  if (row.customerId !== null && row.email !== null && row.group !== null && row.verified !== null) {
    const { customerId, email, group, verified } = row;
    return { kind: 'customer', customerId, email, group, verified, tokenHash };
  }
  return row.guestId === null ? null : { kind: 'guest', guestId: row.guestId, tokenHash };
};

export const revokeToken = async (db: Queryable, tokenHash: string): Promise<void> => {
  await db.delete(accessToken).where(eq(accessToken.hash, tokenHash));
};

/** Ends every session of a customer: whoever else holds a token is out. */
export const revokeCustomerTokens = async (db: Queryable, customerId: number): Promise<void> => {
  await db.delete(accessToken).where(eq(accessToken.customerId, customerId));
};
