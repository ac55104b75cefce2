import { and, eq, inArray, isNull, notExists, or, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { schema, type Queryable } from '../connection.ts';
import { personalData, type PersonalData, type Person } from './personal-data.ts';

const { order, orderReturn, productWarranty, providerOperation, returnPhoto, shipment, staffNote } = schema;

/** The calendar year and six more: section 230 of the Income Tax Act, and Revenu Québec the same. */
export const taxYears = { as: 'taxYears', years: 6 } as const;

/** Orders of a person: those of the account, and those that a guest placed with their confirmed address. */
export const ownOrders = ({ customerId, email }: Person): SQL | undefined =>
  or(
    eq(order.customerId, customerId),
    email === null ? undefined : and(eq(order.email, email), isNull(order.customerId)),
  );

const ofOwnOrders = (column: PgColumn, person: Person): SQL =>
  sql`${column} in (select ${order.id} from ${order} where ${ownOrders(person)})`;

/** An address of an invoice without its telephone. */
const withoutPhone = (column: typeof order.shippingAddress | typeof order.billingAddress): SQL =>
  sql`${column} || '{"telephone": ""}'::jsonb`;
/** Leaves city and province of an address, for the shop's statistics. */
const withoutPerson = (column: typeof order.shippingAddress | typeof order.billingAddress): SQL =>
  sql`${column} || '{"firstname": "", "lastname": "", "street": "", "postcode": "", "telephone": ""}'::jsonb`;

/** Cleared both at an account's deletion and at the end of an order's time. */
const unowned = {
  email: '',
  customerId: null,
  guestId: null,
  indent: null,
  note: null,
  cardType: null,
  lastFour: null,
  linkKey: sql`gen_random_uuid()`,
};

/** Takes out of orders whose time in the books is over who bought, with what stands beside them. */
const anonymise = async (transaction: Queryable, ids: readonly number[], now: Date): Promise<void> => {
  const rows = await transaction
    .update(order)
    .set({
      ...unowned,
      shippingAddress: withoutPerson(order.shippingAddress),
      billingAddress: withoutPerson(order.billingAddress),
      anonymisedAt: now,
    })
    .where(inArray(order.id, [...ids]))
    .returning({ number: order.number });
  const numbers = rows.map(({ number }) => number);
  await transaction
    .update(shipment)
    .set({ trackingNumber: null })
    .where(inArray(shipment.orderId, [...ids]));
  await transaction.delete(productWarranty).where(inArray(productWarranty.orderNumber, numbers));
  await transaction.delete(staffNote).where(inArray(staffNote.orderId, [...ids]));
  const returns = transaction
    .select({ id: orderReturn.id })
    .from(orderReturn)
    .where(inArray(orderReturn.orderId, [...ids]));
  await transaction.delete(returnPhoto).where(inArray(returnPhoto.returnId, returns));
  await transaction
    .update(orderReturn)
    .set({ message: null, rejectionReason: null })
    .where(inArray(orderReturn.orderId, [...ids]));
};

/**
 * Orders and what belongs to them, in the order of their locks. What hangs on the orders' owner comes before the orders
 * themselves lose it, so the orders stand last.
 */
export const ordersPersonalData: readonly PersonalData[] = [
  personalData(shipment, {
    topic: 'orders',
    what: { en: 'Parcels of your orders', fr: 'Colis de vos commandes' },
    columns: {
      exported: ['orderId', 'carrier', 'trackingNumber', 'items', 'events', 'shippedAt', 'estimatedAt', 'deliveredAt'],
      internal: ['id'],
    },
    of: (person) => ofOwnOrders(shipment.orderId, person),
    retention: { as: 'order' },
    why: 'tax',
    atDeletion: 'anonymised',
    erase: (db, of) => db.update(shipment).set({ trackingNumber: null }).where(of),
  }),
  personalData(returnPhoto, {
    topic: 'orders',
    what: { en: 'Pictures that you sent with returns', fr: 'Photos jointes à vos retours' },
    columns: { exported: ['returnId', 'position', 'mediaType', 'content'], internal: ['object'] },
    of: (person) =>
      sql`${returnPhoto.returnId} in (select ${orderReturn.id} from ${orderReturn}
        where ${ofOwnOrders(orderReturn.orderId, person)})`,
    retention: { as: 'order' },
    why: 'answer',
    atDeletion: 'deleted',
  }),
  personalData(orderReturn, {
    topic: 'orders',
    what: { en: 'What you sent back', fr: 'Ce que vous avez retourné' },
    columns: {
      exported: [
        'id',
        'number',
        'orderId',
        'state',
        'reason',
        'message',
        'items',
        'refundAmount',
        'rejectionReason',
        'createdAt',
      ],
    },
    of: (person) => ofOwnOrders(orderReturn.orderId, person),
    retention: { as: 'order' },
    why: 'tax',
    atDeletion: 'anonymised',
    erase: (db, of) => db.update(orderReturn).set({ message: null, rejectionReason: null }).where(of),
  }),
  personalData(providerOperation, {
    topic: 'payments',
    what: { en: 'Refunds of your orders', fr: 'Remboursements de vos commandes' },
    columns: {
      exported: ['kind', 'method', 'amount', 'orderId', 'state', 'reference', 'createdAt', 'doneAt'],
      internal: ['id', 'key', 'attempts', 'nextAttemptAt', 'leasedUntil', 'lastError'],
      secret: ['payment'],
    },
    of: (person) => ofOwnOrders(providerOperation.orderId, person),
    retention: { as: 'order' },
    why: 'tax',
    atDeletion: 'kept',
  }),
  personalData(productWarranty, {
    topic: 'orders',
    what: { en: 'Warranties that you registered', fr: 'Garanties que vous avez enregistrées' },
    columns: { exported: ['orderNumber', 'itemId', 'registeredAt', 'endsAt'], internal: ['customerId'] },
    of: ({ customerId }) => eq(productWarranty.customerId, customerId),
    retention: { as: 'order' },
    why: 'service',
    atDeletion: 'kept',
  }),
  personalData(staffNote, {
    topic: 'orders',
    what: { en: 'What our people noted on your orders', fr: 'Ce que notre équipe a noté sur vos commandes' },
    columns: { internal: ['id', 'orderId', 'text', 'keyId', 'createdAt'] },
    of: (person) => ofOwnOrders(staffNote.orderId, person),
    retention: { as: 'order' },
    why: 'service',
    atDeletion: 'deleted',
  }),
  personalData(order, {
    topic: 'orders',
    what: { en: 'Your orders and their invoices', fr: 'Vos commandes et leurs factures' },
    columns: {
      exported: [
        'id',
        'number',
        'email',
        'language',
        'state',
        'couponCode',
        'subtotal',
        'productContractTotal',
        'shippingFee',
        'taxAmount',
        'itemTax',
        'productProtectionTax',
        'discountAmount',
        'pointsUsed',
        'pointsAmount',
        'creditAmount',
        'shippingProtectionTotal',
        'shippingProtectionTax',
        'tipAmount',
        'charges',
        'taxes',
        'grandTotal',
        'shippingAddress',
        'billingAddress',
        'items',
        'arrival',
        'note',
        'paymentMethod',
        'cardType',
        'lastFour',
        'review',
        'refundedAmount',
        'refundReference',
        'refunds',
        'cancelledAt',
        'cancelReason',
        'createdAt',
        'anonymisedAt',
      ],
      internal: ['placedBy', 'idempotencyKey', 'customerId', 'guestId', 'holdsGoods', 'indent'],
      secret: ['paymentReference', 'linkKey'],
    },
    of: ownOrders,
    retention: taxYears,
    why: 'tax',
    swept: {
      key: order.id,
      since: order.createdAt,
      // Those of an account are its customer's to look at, for as long as there is one.
      and: (db) =>
        sql`${order.customerId} is null and ${order.anonymisedAt} is null and ${notExists(
          db
            .select({ one: sql`1` })
            .from(providerOperation)
            .where(and(eq(providerOperation.orderId, order.id), eq(providerOperation.state, 'open'))),
        )}`,
      change: anonymise,
    },
    atDeletion: 'anonymised',
    erase: (db, of) =>
      db
        .update(order)
        .set({
          ...unowned,
          shippingAddress: withoutPhone(order.shippingAddress),
          billingAddress: withoutPhone(order.billingAddress),
        })
        // By key (lock-order.ts).
        .where(sql`${order.id} in (select ${order.id} from ${order} where ${of} order by ${order.id} for update)`),
  }),
];
