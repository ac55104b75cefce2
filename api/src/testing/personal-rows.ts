import { randomUUID } from 'node:crypto';
import { getTableColumns, getTableName } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { schema, type Queryable } from '../database/connection.ts';
import { allPersonalData } from '../database/personal-data/all.ts';
import type { PersonalData } from '../database/personal-data/personal-data.ts';

/** A text that stands in this column alone, and names it. */
export const needle = (table: string, column: string): string => `held-${table}-${column}.`;

const address = (text: string) => ({
  address_entity_id: null,
  firstname: `${text}firstname`,
  lastname: `${text}lastname`,
  street: `${text}street`,
  apartment_unit_suite: '',
  city: 'Montréal',
  postcode: `${text}postcode`,
  region_id: 76,
  telephone: `${text}telephone`,
  country_id: 'CA',
  is_default_shipping: false,
});

/** Something that the column takes, with its needle where there is room for one. */
const valueOf = (column: PgColumn, text: string, now: Date): unknown => {
  const { columnType, dataType } = column;
  if (columnType === 'PgUUID') return randomUUID();
  if (columnType === 'PgDateString') return '2026-06-01';
  if (columnType === 'PgTimestampString') return now.toISOString();
  if (dataType === 'array') return [text];
  if (dataType === 'json') return { note: text };
  if (dataType === 'custom') return Buffer.from(text);
  if (dataType === 'number') return 1;
  if (dataType === 'boolean') return true;
  return dataType === 'date' ? now : text;
};

/**
 * A row in every table that holds persons' data, of this customer, with a needle in each column that has room for one.
 * Nothing of it is under way.
 */
export const holdEverything = async (
  db: Queryable,
  { customerId, email }: { customerId: number; email: string },
  now: Date,
): Promise<void> => {
  const owner = `customer:${customerId}`;
  const ids = new Map<string, number>();
  const idOf = (table: string): number => ids.get(table) ?? 0;
  const uploadId = randomUUID();
  /** Values that tie a row to the person or to another row, or that have a meaning. */
  const fixed = (table: string): Record<string, unknown> => {
    const inAll = {
      customerId,
      guestId: null,
      owner,
      voter: owner,
      placedBy: owner,
      requester: owner,
      email,
      recipient: email,
      language: 'en',
      orderId: idOf('customer_order'),
      cartId: idOf('cart'),
      returnId: idOf('order_return'),
      messageId: idOf('contact_message'),
      subscriptionId: idOf('push_subscription'),
      uploadId,
      anonymisedAt: null,
      leasedUntil: null,
      watchAt: null,
      sweptAt: null,
      mediaType: 'image/png',
      object: null,
    };
    const own: Record<string, Record<string, unknown>> = {
      customer_order: {
        state: 'delivered',
        orderId: undefined,
        items: [],
        refunds: [],
        taxes: [],
        review: null,
        shippingAddress: address(needle('customer_order', 'shippingAddress')),
        billingAddress: address(needle('customer_order', 'billingAddress')),
      },
      order_return: { state: 'refunded', items: [] },
      shipment: { items: [], events: [] },
      staff_note: { keyId: null },
      provider_operation: { state: 'done', kind: 'refund', method: 'card' },
      plus_order: { status: 'paid' },
      payment_nonce: { method: 'card', usedBy: 'key', givenUpAt: null },
      customer_coupon: { couponCode: 'TEN' },
      cart: { shippingAddress: address(needle('cart', 'shippingAddress')) },
      upload: { id: uploadId, size: null },
      review: { pictures: [`/media/uploads/${uploadId}`], videos: [] },
      outgoing_letter: {
        nextAttemptAt: null,
        letter: { to: email, subject: needle('outgoing_letter', 'letter'), html: '', text: '' },
      },
      access_token: { startedFrom: 'shippingcart' },
      friend_reader: { refusedAt: null },
      product_warranty: { orderNumber: needle('customer_order', 'number') },
    };
    return { ...inAll, ...own[table] };
  };
  const parents = ['customer_order', 'order_return', 'cart', 'contact_message', 'push_subscription', 'upload'];
  const rank = ({ table }: PersonalData): number => {
    const place = parents.indexOf(getTableName(table));
    return place < 0 ? parents.length : place;
  };
  for (const one of allPersonalData.toSorted((first, second) => rank(first) - rank(second))) {
    const name = getTableName(one.table);
    if (one.table === schema.customer || one.table === schema.accountDeletion) continue;
    const given = fixed(name);
    const row: Record<string, unknown> = {};
    for (const [key, column] of Object.entries(getTableColumns(one.table))) {
      if (column.generatedIdentity !== undefined) continue;
      row[key] = key in given ? given[key] : valueOf(column, needle(name, key), now);
    }
    const [stored] = await db.insert(one.table).values(row).returning();
    if (typeof stored?.['id'] === 'number') ids.set(name, stored['id']);
  }
};
