import { and, asc, desc, eq, gt, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { AlertPurpose } from '@shop/contract';
import { dropEndsAt } from '../../database/catalogue/drop-end.ts';
import { first, schema, type Queryable } from '../../database/connection.ts';
import { isToken } from '../../database/newsletter/readers.ts';
import { dropshipTerms } from '../../domain/cart/dropship.ts';

const { customer, product, productAlert, productVariant } = schema;

export type AlertRow = typeof productAlert.$inferSelect;

/** What an alert is about, and to whom. */
const columns = {
  alert: productAlert,
  product: {
    type: product.type,
    name: product.name,
    urlPath: product.urlPath,
    price: product.price,
    finalPrice: product.finalPrice,
    plusPrice: product.plusPrice,
    status: product.status,
    minSaleQty: product.minSaleQty,
    quantity: product.quantity,
    usableQuantity: product.usableQuantity,
    thumbnail: product.thumbnail,
    dropEndsAt: dropEndsAt(product.details),
  },
  variant: productVariant,
  group: customer.group,
};

const selectAlerts = (db: Queryable) =>
  db
    .select(columns)
    .from(productAlert)
    .leftJoin(product, eq(product.id, productAlert.productId))
    .leftJoin(
      productVariant,
      and(eq(productVariant.id, productAlert.variantId), eq(productVariant.productId, product.id)),
    )
    .leftJoin(customer, eq(customer.id, productAlert.customerId));
export type Alert = Awaited<ReturnType<typeof selectAlerts>>[number];

/** What an alert's product is sold as today; null where product or variant is gone. Quantity prices are no part of it. */
export const soldAs = ({ alert, product: sold, variant }: Pick<Alert, 'alert' | 'product' | 'variant'>) =>
  sold?.status === 1 && (alert.variantId === null || variant !== null)
    ? { product: { ...sold, details: { tierPrices: [] } }, variant }
    : null;

const isOpen = (now: Date) => and(isNull(productAlert.endedAt), gt(productAlert.expiresAt, now));

/** The alerts that wait of a customer, and those of their address, which is null until it is confirmed. Newest first. */
export const openAlertsOf = (
  db: Queryable,
  { customerId, email }: { customerId: number; email: string | null },
  now: Date,
): Promise<Alert[]> =>
  selectAlerts(db)
    .where(
      and(
        or(eq(productAlert.customerId, customerId), email === null ? undefined : eq(productAlert.email, email)),
        isOpen(now),
      ),
    )
    .orderBy(desc(productAlert.id));

export const alertByToken = async (db: Queryable, token: string): Promise<Alert | null> =>
  isToken(token) ? first(selectAlerts(db).where(eq(productAlert.token, token))) : null;

/** Has all that adds alerts to one address wait for each other, so that they are counted. */
export const lockAddress = async (transaction: Queryable, email: string): Promise<void> => {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`alerts of ${email}`}, 0))`);
};

export const countOpen = (db: Queryable, email: string, now: Date): Promise<number> =>
  db.$count(productAlert, and(eq(productAlert.email, email), isOpen(now)));

interface About {
  email: string;
  purpose: AlertPurpose;
  productId: number;
  variantId: number | null;
}

/** The address's alert of this kind that has not ended, though its time may be over; null where there is none. */
export const standingAlert = (db: Queryable, about: About): Promise<AlertRow | null> =>
  first(
    db
      .select()
      .from(productAlert)
      .where(
        and(
          eq(productAlert.email, about.email),
          eq(productAlert.purpose, about.purpose),
          eq(productAlert.productId, about.productId),
          sql`coalesce(${productAlert.variantId}, 0) = ${about.variantId ?? 0}`,
          isNull(productAlert.endedAt),
        ),
      ),
  );

export const insertAlert = async (
  db: Queryable,
  alert: Omit<typeof productAlert.$inferInsert, 'id' | 'token'>,
): Promise<AlertRow> => {
  const [row] = await db.insert(productAlert).values(alert).returning();
  if (!row) throw new Error('An alert that was just made is gone');
  return row;
};

export const updateAlert = async (
  db: Queryable,
  id: number,
  changes: Partial<Omit<AlertRow, 'id' | 'token' | 'email'>>,
): Promise<void> => {
  await db.update(productAlert).set(changes).where(eq(productAlert.id, id));
};

/** Confirms an alert that waits; false where it is over. */
export const confirm = async (db: Queryable, token: string, now: Date, expiresAt: Date): Promise<boolean> => {
  const rows = await db
    .update(productAlert)
    .set({ confirmedAt: sql`coalesce(${productAlert.confirmedAt}, ${now.toISOString()}::timestamptz)`, expiresAt })
    .where(and(eq(productAlert.token, token), isOpen(now)))
    .returning({ id: productAlert.id });
  return rows.length === 1;
};

type Whose = { email: string } | { alertId: number; customerId: number; email: string | null };

/** Ends alerts that wait, of an address or one of a customer; answers their tokens. */
export const endAlerts = async (db: Queryable, whose: Whose, now: Date, expiresAt: Date): Promise<string[]> => {
  const which =
    'alertId' in whose
      ? and(
          eq(productAlert.id, whose.alertId),
          or(
            eq(productAlert.customerId, whose.customerId),
            whose.email === null ? undefined : eq(productAlert.email, whose.email),
          ),
        )
      : eq(productAlert.email, whose.email);
  const rows = await db
    .update(productAlert)
    .set({ endedAt: now, expiresAt })
    .where(and(which, isNull(productAlert.endedAt)))
    .returning({ token: productAlert.token });
  return rows.map(({ token }) => token);
};

/** Tokens of all letters that an address has had. */
export const tokensOf = async (db: Queryable, email: string): Promise<string[]> => {
  const rows = await db.select({ token: productAlert.token }).from(productAlert).where(eq(productAlert.email, email));
  return rows.map(({ token }) => token);
};

/**
 * Confirmed alerts whose time has come, as far as the database can say; `rules.ts` has the last word. A drop price that
 * has ended counts no more, and a partner's page says a share less.
 */
const dueAlerts = (db: Queryable, now: Date, after = 0) => {
  const at = sql`${now.toISOString()}::timestamptz`;
  const row = sql`coalesce(${productVariant.usableQuantity}, ${product.usableQuantity})`;
  const today = sql`case when ${dropEndsAt(product.details)} <= ${at}
    then coalesce(${productVariant.price}, ${product.price})
    else coalesce(${productVariant.finalPrice}, ${product.finalPrice}) end`;
  const share = sql`case when ${customer.group} ~* 'dropship' then ${100 - dropshipTerms.percentOff} else 100 end`;
  const shown = sql`(${today}) * (${share}) / 100`;
  return db
    .select({ id: productAlert.id })
    .from(productAlert)
    .innerJoin(product, eq(product.id, productAlert.productId))
    .leftJoin(
      productVariant,
      and(eq(productVariant.id, productAlert.variantId), eq(productVariant.productId, product.id)),
    )
    .leftJoin(customer, eq(customer.id, productAlert.customerId))
    .where(
      and(
        gt(productAlert.id, after),
        isOpen(now),
        isNotNull(productAlert.confirmedAt),
        eq(product.status, 1),
        sql`(${productAlert.variantId} is null or ${productVariant.id} is not null)`,
        sql`case ${productAlert.purpose} when 'stock' then ${row} >= greatest(1, ${product.minSaleQty})
          else ${shown} < ${productAlert.price} and ${shown} <= coalesce(${productAlert.amount}, ${productAlert.price}) end`,
      ),
    )
    .orderBy(asc(productAlert.id));
};

export const isAnyDue = async (db: Queryable, now: Date): Promise<boolean> =>
  (await dueAlerts(db, now).limit(1)).length > 0;

/** Ids above `after`, ascending. */
export const dueIds = async (db: Queryable, now: Date, after: number, most: number): Promise<number[]> =>
  (await dueAlerts(db, now, after).limit(most)).map(({ id }) => id);

/** An alert that waits, locked: of several servers one has it. Null where it has ended, or another has it. */
export const takeAlert = async (transaction: Queryable, id: number, now: Date): Promise<Alert | null> => {
  const [locked] = await transaction
    .select({ id: productAlert.id })
    .from(productAlert)
    .where(and(eq(productAlert.id, id), isOpen(now), isNotNull(productAlert.confirmedAt)))
    .for('update', { skipLocked: true });
  return locked ? first(selectAlerts(transaction).where(eq(productAlert.id, id))) : null;
};
