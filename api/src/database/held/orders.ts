import { and, eq, inArray, isNull, notExists, or, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { schema, type Queryable } from '../connection.ts';
import { held, type Held, type Person } from './held.ts';

const { order, orderReturn, productWarranty, providerOperation, returnPhoto, shipment } = schema;

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
/** What is left of an address for the shop's statistics: city and province. */
const withoutPerson = (column: typeof order.shippingAddress | typeof order.billingAddress): SQL =>
  sql`${column} || '{"firstname": "", "lastname": "", "street": "", "postcode": "", "telephone": ""}'::jsonb`;

/** What neither an account's deletion nor the end of an order's time leaves. */
const unowned = {
  email: '',
  customerId: null,
  guestId: null,
  indent: null,
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
export const ordersHeld: readonly Held[] = [
  held(shipment, {
    topic: 'orders',
    what: { en: 'Parcels of your orders', fr: 'Colis de vos commandes' },
    columns: {
      id: 'internal',
      orderId: 'told',
      carrier: 'told',
      trackingNumber: 'told',
      items: 'told',
      events: 'told',
      shippedAt: 'told',
      estimatedAt: 'told',
      deliveredAt: 'told',
    },
    of: (person) => ofOwnOrders(shipment.orderId, person),
    kept: { as: 'order' },
    why: 'tax',
    atDeletion: 'anonymised',
    erase: (db, of) => db.update(shipment).set({ trackingNumber: null }).where(of),
  }),
  held(returnPhoto, {
    topic: 'orders',
    what: { en: 'Pictures that you sent with returns', fr: 'Photos jointes à vos retours' },
    columns: { returnId: 'told', position: 'told', mediaType: 'told', content: 'told', object: 'internal' },
    of: (person) =>
      sql`${returnPhoto.returnId} in (select ${orderReturn.id} from ${orderReturn}
        where ${ofOwnOrders(orderReturn.orderId, person)})`,
    kept: { as: 'order' },
    why: 'answer',
    atDeletion: 'deleted',
  }),
  held(orderReturn, {
    topic: 'orders',
    what: { en: 'What you sent back', fr: 'Ce que vous avez retourné' },
    columns: {
      id: 'told',
      number: 'told',
      orderId: 'told',
      state: 'told',
      reason: 'told',
      message: 'told',
      items: 'told',
      refundAmount: 'told',
      rejectionReason: 'told',
      createdAt: 'told',
    },
    of: (person) => ofOwnOrders(orderReturn.orderId, person),
    kept: { as: 'order' },
    why: 'tax',
    atDeletion: 'anonymised',
    erase: (db, of) => db.update(orderReturn).set({ message: null, rejectionReason: null }).where(of),
  }),
  held(providerOperation, {
    topic: 'payments',
    what: { en: 'Refunds of your orders', fr: 'Remboursements de vos commandes' },
    columns: {
      id: 'internal',
      kind: 'told',
      method: 'told',
      payment: 'secret',
      amount: 'told',
      key: 'internal',
      orderId: 'told',
      state: 'told',
      attempts: 'internal',
      nextAttemptAt: 'internal',
      leasedUntil: 'internal',
      lastError: 'internal',
      reference: 'told',
      createdAt: 'told',
      doneAt: 'told',
    },
    of: (person) => ofOwnOrders(providerOperation.orderId, person),
    kept: { as: 'order' },
    why: 'tax',
    atDeletion: 'kept',
  }),
  held(productWarranty, {
    topic: 'orders',
    what: { en: 'Warranties that you registered', fr: 'Garanties que vous avez enregistrées' },
    columns: { orderNumber: 'told', itemId: 'told', customerId: 'internal', registeredAt: 'told', endsAt: 'told' },
    of: ({ customerId }) => eq(productWarranty.customerId, customerId),
    kept: { as: 'order' },
    why: 'service',
    atDeletion: 'kept',
  }),
  held(order, {
    topic: 'orders',
    what: { en: 'Your orders and their invoices', fr: 'Vos commandes et leurs factures' },
    columns: {
      id: 'told',
      number: 'told',
      placedBy: 'internal',
      idempotencyKey: 'internal',
      customerId: 'internal',
      guestId: 'internal',
      email: 'told',
      language: 'told',
      state: 'told',
      holdsGoods: 'internal',
      couponCode: 'told',
      subtotal: 'told',
      productContractTotal: 'told',
      shippingFee: 'told',
      taxAmount: 'told',
      itemTax: 'told',
      productProtectionTax: 'told',
      discountAmount: 'told',
      pointsUsed: 'told',
      pointsAmount: 'told',
      creditAmount: 'told',
      shippingProtectionTotal: 'told',
      shippingProtectionTax: 'told',
      tipAmount: 'told',
      taxes: 'told',
      grandTotal: 'told',
      shippingAddress: 'told',
      billingAddress: 'told',
      items: 'told',
      arrival: 'told',
      paymentMethod: 'told',
      cardType: 'told',
      lastFour: 'told',
      paymentReference: 'secret',
      review: 'told',
      indent: 'internal',
      refundedAmount: 'told',
      refundReference: 'told',
      refunds: 'told',
      cancelledAt: 'told',
      cancelReason: 'told',
      linkKey: 'secret',
      createdAt: 'told',
      anonymisedAt: 'told',
    },
    of: ownOrders,
    kept: taxYears,
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
