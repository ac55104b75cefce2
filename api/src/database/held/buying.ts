import { and, eq, isNull, notExists, sql } from 'drizzle-orm';
import { schema } from '../connection.ts';
import { held, type Held } from './held.ts';

const { cart, cartItem, orderDraft, orderToken, payment, providerOperation, tipDonation } = schema;

/** Carts, and what somebody pays with. */
export const cartsHeld: readonly Held[] = [
  held(cartItem, {
    topic: 'shopping',
    what: { en: 'What lies in your cart or is saved for later', fr: 'Le contenu de votre panier, gardé ou non' },
    columns: {
      id: 'internal',
      cartId: 'internal',
      productId: 'told',
      variantId: 'told',
      quantity: 'told',
      planTerm: 'told',
      saved: 'told',
    },
    of: ({ customerId }) =>
      sql`${cartItem.cartId} in (select ${cart.id} from ${cart} where ${eq(cart.customerId, customerId)})`,
    kept: { as: 'account' },
    why: 'service',
    atDeletion: 'deleted',
  }),
  held(cart, {
    topic: 'shopping',
    what: { en: 'Your cart', fr: 'Votre panier' },
    columns: {
      id: 'internal',
      customerId: 'internal',
      guestId: 'internal',
      couponCode: 'told',
      paymentMethod: 'told',
      email: 'told',
      shippingAddress: 'told',
      billingAddress: 'told',
      indent: 'internal',
      pointsUsed: 'told',
      creditUsed: 'told',
      shippingPlan: 'told',
      giftProductId: 'told',
      giftConfirmed: 'told',
      updatedAt: 'told',
    },
    of: ({ customerId }) => eq(cart.customerId, customerId),
    kept: { as: 'account' },
    why: 'service',
    atDeletion: 'deleted',
  }),
  held(orderToken, {
    topic: 'shopping',
    what: { en: 'Orders that you began', fr: 'Commandes que vous avez commencées' },
    columns: { hash: 'secret', owner: 'internal', usedBy: 'internal', expiresAt: 'told' },
    of: ({ owner }) => eq(orderToken.owner, owner),
    kept: { as: 'days', days: 1 },
    why: 'security',
    swept: { key: orderToken.hash, since: orderToken.expiresAt },
    atDeletion: 'deleted',
  }),
];

export const paymentsHeld: readonly Held[] = [
  held(payment, {
    topic: 'payments',
    what: { en: 'Payments that you began', fr: 'Paiements que vous avez commencés' },
    columns: {
      nonce: 'secret',
      owner: 'internal',
      method: 'told',
      cardType: 'told',
      lastFour: 'told',
      accepted: 'told',
      pending: 'told',
      amount: 'told',
      usedBy: 'internal',
      payUrl: 'secret',
      givenUpAt: 'told',
      refundReference: 'told',
      expiresAt: 'told',
      watchAt: 'internal',
      watchError: 'internal',
    },
    of: ({ owner }) => eq(payment.owner, owner),
    kept: { as: 'days', days: 30 },
    why: 'payment',
    swept: {
      // Payments without an order, with nothing open and nothing paid back.
      key: payment.nonce,
      since: payment.expiresAt,
      and: (db) =>
        sql`${payment.usedBy} is null and ${payment.watchAt} is null and ${payment.refundReference} is null
        and ${notExists(
          db
            .select({ one: sql`1` })
            .from(providerOperation)
            .where(eq(providerOperation.payment, payment.nonce)),
        )}`,
    },
    atDeletion: 'anonymised',
    // What no order was placed with can be used no more, and the sweep gives it up; what paid for an order stays with it.
    erase: async (db, of, _person, now) => {
      await db.update(payment).set({ cardType: '', lastFour: '', payUrl: null }).where(of);
      await db
        .update(payment)
        .set({ givenUpAt: now, watchAt: now })
        .where(and(of, isNull(payment.usedBy), isNull(payment.givenUpAt)));
    },
  }),
  held(tipDonation, {
    topic: 'payments',
    what: { en: 'Donations that you added to orders', fr: 'Dons que vous avez ajoutés à vos commandes' },
    columns: { id: 'internal', owner: 'internal', amount: 'told', orderNumber: 'told', createdAt: 'told' },
    of: ({ owner }) => eq(tipDonation.owner, owner),
    kept: { as: 'order' },
    why: 'tax',
    atDeletion: 'kept',
    erase: (db, of) => db.delete(tipDonation).where(and(of, isNull(tipDonation.orderNumber))),
  }),
  held(orderDraft, {
    topic: 'shopping',
    what: { en: 'Totals that you were shown before you paid', fr: 'Totaux montrés avant le paiement' },
    columns: { id: 'internal', owner: 'internal', grandTotal: 'told', createdAt: 'told' },
    of: ({ owner }) => eq(orderDraft.owner, owner),
    kept: { as: 'days', days: 7 },
    why: 'service',
    swept: { key: orderDraft.id, since: orderDraft.createdAt },
    atDeletion: 'deleted',
  }),
];
