import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { Address, CancelReason, OrderItem, OrderState, PaymentMethod, TaxPart } from '@shop/contract';
import type { ChosenCharge, storedCharges } from '../../domain/cart/charges.ts';
import type { Arrival } from '../../domain/delivery/arrival.ts';
import type { StaffRefund } from '../../domain/order/refund.ts';
import type { OrderReview } from '../../domain/payment/risk.ts';
import type { BothLanguages } from '../../domain/text/both-languages.ts';
import { neverNegative } from './bounds.ts';

const instant = () => timestamp({ withTimezone: true });
const key = () => integer().primaryKey().generatedAlwaysAsIdentity();

export const coupon = pgTable(
  'coupon',
  {
    code: text().primaryKey(),
    title: jsonb().$type<BothLanguages>().notNull(),
    description: jsonb().$type<BothLanguages>().notNull(),
    kind: text().$type<'percent' | 'amount'>().notNull(),
    value: integer().notNull(),
    minimumSubtotal: integer().notNull(),
    categoryIds: jsonb().$type<number[]>().notNull(),
    startsAt: instant(),
    endsAt: instant(),
    usageLimit: integer(),
    used: integer().notNull(),
    plusOnly: boolean().notNull(),
    firstOrderOnly: boolean().notNull().default(false),
    /** How people get it: by knowing its code, claiming it, following `url`, or with the newsletter. */
    offer: text().$type<'code' | 'claim' | 'link' | 'subscribe'>().notNull().default('code'),
    url: text(),
    /** Made for one person, as a prize. */
    personal: boolean().notNull().default(false),
  },
  (table) => neverNegative(table.value, table.minimumSubtotal, table.usageLimit, table.used),
);

/** One cart for each guest and one for each customer. */
export const cart = pgTable(
  'cart',
  {
    id: key(),
    customerId: integer().unique(),
    guestId: integer().unique(),
    couponCode: text(),
    paymentMethod: text(),
    email: text(),
    shippingAddress: jsonb().$type<Address>(),
    /** Null: the bill goes where the order goes. */
    billingAddress: jsonb().$type<Address>(),
    /** The order marker (CHK-017): which order this cart becomes. Once it is placed the cart has a new one. */
    indent: text()
      .notNull()
      .default(sql`gen_random_uuid()::text`),
    pointsUsed: integer().notNull().default(0),
    /** Cents of store credit that are wanted. */
    creditUsed: integer().notNull().default(0),
    /** Chosen plan that protects the shipment. */
    shippingPlan: text(),
    /** What else is to be charged. */
    chosenCharges: jsonb().$type<readonly ChosenCharge[]>().notNull().default([]),
    giftProductId: integer(),
    /** A gift goes with the order once its person has confirmed it. */
    giftConfirmed: boolean().notNull().default(false),
    updatedAt: instant().notNull().defaultNow(),
  },
  (table) => neverNegative(table.pointsUsed, table.creditUsed),
);

/** A cart line, or a line saved for later (`saved`). */
export const cartItem = pgTable(
  'cart_item',
  {
    id: key(),
    cartId: integer()
      .notNull()
      .references(() => cart.id, { onDelete: 'cascade' }),
    productId: integer().notNull(),
    variantId: integer(),
    quantity: integer().notNull(),
    /** Term in months of the attached protection plan. */
    planTerm: integer(),
    saved: boolean().notNull().default(false),
  },
  (table) => [
    uniqueIndex('cart_item_line').on(table.cartId, table.productId, sql`coalesce(variant_id, 0)`, table.saved),
    index().on(table.cartId),
    ...neverNegative(table.quantity),
  ],
);

export const order = pgTable(
  'customer_order',
  {
    id: key(),
    number: text().notNull().unique(),
    /** `customer:7` or `guest:9`: whoever placed it. */
    placedBy: text().notNull(),
    idempotencyKey: text().notNull(),
    customerId: integer(),
    guestId: integer(),
    email: text().notNull(),
    language: text().notNull(),
    state: text().$type<OrderState>().notNull(),
    /** Its goods are off the stock and its coupon's use is counted: once its payment is approved (`settle-order.ts`). */
    holdsGoods: boolean().notNull().default(true),
    couponCode: text(),
    subtotal: integer().notNull(),
    productContractTotal: integer().notNull(),
    shippingFee: integer().notNull(),
    taxAmount: integer().notNull(),
    itemTax: integer().notNull(),
    productProtectionTax: integer().notNull(),
    discountAmount: integer().notNull(),
    pointsUsed: integer().notNull().default(0),
    pointsAmount: integer().notNull().default(0),
    /** Cents of the goods that store credit paid. */
    creditAmount: integer().notNull().default(0),
    shippingProtectionTotal: integer().notNull().default(0),
    shippingProtectionTax: integer().notNull().default(0),
    tipAmount: integer().notNull().default(0),
    /** What else is charged, beside the protection of the shipment and the tip. */
    charges: jsonb().$type<ReturnType<typeof storedCharges>['charges']>().notNull().default([]),
    /** Parts of `taxAmount`, by the rates of its day; null for orders of older releases. */
    taxes: jsonb().$type<TaxPart[]>(),
    grandTotal: integer().notNull(),
    shippingAddress: jsonb().$type<Address>().notNull(),
    billingAddress: jsonb().$type<Address>().notNull(),
    items: jsonb().$type<OrderItem[]>().notNull(),
    /** When it is to come, as it was said when it was ordered; null where nobody said. */
    arrival: jsonb().$type<Arrival>(),
    /** The person's message to the shop; null where they wrote nothing. */
    note: text(),
    paymentMethod: text().notNull(),
    cardType: text(),
    lastFour: text(),
    paymentReference: text(),
    /** State of the shop's own review of a large order; null for an order that nobody reviews (API-123). */
    review: text().$type<OrderReview>(),
    /** Marker of the cart that it was (CHK-017). */
    indent: text(),
    /** Cents that went back to the card so far, and the provider's word for it. */
    refundedAmount: integer().notNull().default(0),
    refundReference: text(),
    /** What staff paid back, in the order in which it was. */
    refunds: jsonb().$type<StaffRefund[]>().notNull().default([]),
    cancelledAt: instant(),
    cancelReason: text().$type<CancelReason>(),
    /** Signs the links of its letters, with which a guest sees it (`domain/order/letter-key.ts`). */
    linkKey: uuid().notNull().defaultRandom(),
    createdAt: instant().notNull().defaultNow(),
    /** When its time in the books was over and nothing of its person was left in it; null until then. */
    anonymisedAt: instant(),
  },
  (table) => [
    uniqueIndex().on(table.placedBy, table.idempotencyKey),
    index().on(table.customerId, table.createdAt),
    index().on(table.guestId),
    index().on(table.email),
    // Searched by operators, in the order of the keys.
    index().on(table.state, table.id),
    index().on(table.createdAt),
    // A partial index: few rows of very many match, and the sweep reads them every half minute.
    index('customer_order_waiting')
      .on(table.id)
      .where(sql`state = 'pending_payment'`),
    // Orders that come at agreed hours, few of all.
    index('customer_order_hours')
      .on(sql`(arrival ->> 'first')`)
      .where(sql`arrival -> 'hours' is not null`),
    // Orders of no account that retention will look at, the oldest first.
    index('customer_order_unowned')
      .on(table.createdAt)
      .where(sql`customer_id is null and anonymised_at is null`),
    ...neverNegative(
      table.subtotal,
      table.productContractTotal,
      table.shippingFee,
      table.taxAmount,
      table.itemTax,
      table.productProtectionTax,
      table.discountAmount,
      table.pointsUsed,
      table.pointsAmount,
      table.creditAmount,
      table.shippingProtectionTotal,
      table.shippingProtectionTax,
      table.tipAmount,
      table.grandTotal,
      table.refundedAmount,
    ),
  ],
);

/**
 * A payment that a provider accepted (a card, an authorisation, a wallet's token): usable once, by the shopper who made
 * it.
 */
export const payment = pgTable(
  'payment_nonce',
  {
    nonce: text().primaryKey(),
    owner: text().notNull(),
    method: text().$type<PaymentMethod>().notNull().default('card'),
    cardType: text().notNull(),
    lastFour: text().notNull(),
    accepted: boolean().notNull(),
    /** The provider has not decided yet. */
    pending: boolean().notNull().default(false),
    /** Cents that it is good for; null where the order's own total is charged. */
    amount: integer(),
    usedBy: text(),
    /** Where its person says yes to it; null where the shop's own page asks. */
    payUrl: text(),
    /** When it was made unusable because no order was placed with it; null otherwise. */
    givenUpAt: instant(),
    /** The provider's reference of the refund of a payment without an order. */
    refundReference: text(),
    expiresAt: instant().notNull(),
    /**
     * When the sweep looks at it next; null once nothing of it is open. Each look first moves this time on, so that no
     * other process looks meanwhile. A payment without another word is looked at at once.
     */
    watchAt: instant().defaultNow(),
    /** Why the last look failed; null when it did not. */
    watchError: text(),
  },
  (table) => [
    index().on(table.owner, table.usedBy),
    index().on(table.expiresAt),
    index('payment_nonce_watched')
      .on(table.method, table.watchAt)
      .where(sql`watch_at is not null`),
    ...neverNegative(table.amount),
  ],
);
