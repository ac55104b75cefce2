import { and, asc, count, eq, isNull, sql } from 'drizzle-orm';
import { dropEndsAt } from '../../database/catalogue/drop-end.ts';
import { first, schema, type Queryable } from '../../database/connection.ts';

const { customerList, customerListEntry, product, productVariant } = schema;

export type ListRow = typeof customerList.$inferSelect;
export type EntryRow = typeof customerListEntry.$inferSelect;

/** The customer's lists in the order in which they were made, each with how much stands on it. */
export const listsOf = (db: Queryable, customerId: number) =>
  db
    .select({
      list: customerList,
      entries: count(customerListEntry.id),
      quantity: sql<number>`coalesce(sum(${customerListEntry.quantity}), 0)::int`,
      bought: sql<number>`coalesce(sum(${customerListEntry.bought}), 0)::int`,
    })
    .from(customerList)
    .leftJoin(customerListEntry, eq(customerListEntry.listId, customerList.id))
    .where(eq(customerList.customerId, customerId))
    .groupBy(customerList.id)
    .orderBy(asc(customerList.id));

/** Ids of the customer's lists on which a product stands, whichever variant of it. */
export const listsWith = async (db: Queryable, customerId: number, productId: number): Promise<ReadonlySet<number>> => {
  const rows = await db
    .select({ listId: customerListEntry.listId })
    .from(customerListEntry)
    .where(and(eq(customerListEntry.customerId, customerId), eq(customerListEntry.productId, productId)));
  return new Set(rows.map(({ listId }) => listId));
};

const whose = (customerId: number, listId: number) =>
  and(eq(customerList.id, listId), eq(customerList.customerId, customerId));

/** The customer's own list; null where they have no such one. */
export const ownList = (db: Queryable, customerId: number, listId: number): Promise<ListRow | null> =>
  first(db.select().from(customerList).where(whose(customerId, listId)));

/** The same, locked: whatever changes a list or what stands on it waits for it. */
export const lockOwnList = (db: Queryable, customerId: number, listId: number): Promise<ListRow | null> =>
  first(db.select().from(customerList).where(whose(customerId, listId)).for('update'));

export const listByToken = (db: Queryable, token: string): Promise<ListRow | null> =>
  first(db.select().from(customerList).where(eq(customerList.shareToken, token)));

export const lockListByToken = (db: Queryable, token: string): Promise<ListRow | null> =>
  first(db.select().from(customerList).where(eq(customerList.shareToken, token)).for('update'));

/** Whether the customer has another list of this name, whatever its capitals. */
export const isNameTaken = async (db: Queryable, customerId: number, name: string, but = 0): Promise<boolean> => {
  const rows = await db
    .select({ id: customerList.id })
    .from(customerList)
    .where(and(eq(customerList.customerId, customerId), sql`lower(${customerList.name}) = lower(${name})`));
  return rows.some(({ id }) => id !== but);
};

export const countLists = (db: Queryable, customerId: number): Promise<number> =>
  db.$count(customerList, eq(customerList.customerId, customerId));

export const insertList = async (
  db: Queryable,
  list: Omit<typeof customerList.$inferInsert, 'id'>,
): Promise<ListRow> => {
  const [row] = await db.insert(customerList).values(list).returning();
  if (!row) throw new Error('A list that was just made is gone');
  return row;
};

export const updateList = async (
  db: Queryable,
  listId: number,
  changes: Partial<Pick<ListRow, 'name' | 'shareToken' | 'giftsAllowed'>>,
): Promise<void> => {
  await db.update(customerList).set(changes).where(eq(customerList.id, listId));
};

export const deleteList = async (db: Queryable, listId: number): Promise<void> => {
  await db.delete(customerListEntry).where(eq(customerListEntry.listId, listId));
  await db.delete(customerList).where(eq(customerList.id, listId));
};

/** What stands on a list, the first put there first, each with what it is today. */
export const entriesOf = (db: Queryable, listId: number) =>
  db
    .select({
      entry: customerListEntry,
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
    })
    .from(customerListEntry)
    .leftJoin(product, eq(product.id, customerListEntry.productId))
    .leftJoin(
      productVariant,
      and(eq(productVariant.id, customerListEntry.variantId), eq(productVariant.productId, product.id)),
    )
    .where(eq(customerListEntry.listId, listId))
    .orderBy(asc(customerListEntry.id));
export type ListedEntry = Awaited<ReturnType<typeof entriesOf>>[number];

/** What an entry is sold as today; null where product or variant is gone. Quantity prices are no part of it. */
export const soldAs = ({ entry, product: sold, variant }: ListedEntry) =>
  sold?.status === 1 && (entry.variantId === null || variant !== null)
    ? { product: { ...sold, details: { tierPrices: [] } }, variant }
    : null;

export const findEntry = (db: Queryable, listId: number, entryId: number): Promise<EntryRow | null> =>
  first(
    db
      .select()
      .from(customerListEntry)
      .where(and(eq(customerListEntry.listId, listId), eq(customerListEntry.id, entryId))),
  );

/** The entry of a list for this product or variant; null where it has none. */
export const entryFor = (
  db: Queryable,
  listId: number,
  productId: number,
  variantId: number | null,
): Promise<EntryRow | null> =>
  first(
    db
      .select()
      .from(customerListEntry)
      .where(
        and(
          eq(customerListEntry.listId, listId),
          eq(customerListEntry.productId, productId),
          variantId === null ? isNull(customerListEntry.variantId) : eq(customerListEntry.variantId, variantId),
        ),
      ),
  );

export const countEntries = (db: Queryable, listId: number): Promise<number> =>
  db.$count(customerListEntry, eq(customerListEntry.listId, listId));

export const insertEntry = async (
  db: Queryable,
  entry: Omit<typeof customerListEntry.$inferInsert, 'id'>,
): Promise<void> => {
  await db.insert(customerListEntry).values(entry);
};

export const updateEntry = async (
  db: Queryable,
  entryId: number,
  changes: Partial<Pick<EntryRow, 'quantity' | 'bought' | 'note'>>,
): Promise<void> => {
  await db.update(customerListEntry).set(changes).where(eq(customerListEntry.id, entryId));
};

export const deleteEntry = async (db: Queryable, listId: number, entryId: number): Promise<boolean> => {
  const gone = await db
    .delete(customerListEntry)
    .where(and(eq(customerListEntry.listId, listId), eq(customerListEntry.id, entryId)))
    .returning({ id: customerListEntry.id });
  return gone.length > 0;
};
