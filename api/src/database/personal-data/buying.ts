import { and, eq, isNull, notExists, sql } from 'drizzle-orm';
import { schema } from '../connection.ts';
import { personalData, withAccount, type PersonalData } from './personal-data.ts';

const { cart, cartItem, orderDraft, orderToken, payment, providerOperation, tipDonation } = schema;

/** Carts, and what somebody pays with. */
export const cartsPersonalData: readonly PersonalData[] = [
  personalData(cartItem, {
    ...withAccount,
    topic: 'shopping',
    what: { en: 'What lies in your cart or is saved for later', fr: 'Le contenu de votre panier, gardé ou non' },
    columns: { exported: ['productId', 'variantId', 'quantity', 'planTerm', 'saved'], internal: ['id', 'cartId'] },
    of: ({ customerId }) =>
      sql`${cartItem.cartId} in (select ${cart.id} from ${cart} where ${eq(cart.customerId, customerId)})`,
  }),
  personalData(cart, {
    ...withAccount,
    topic: 'shopping',
    what: { en: 'Your cart', fr: 'Votre panier' },
    columns: {
      exported: [
        'couponCode',
        'paymentMethod',
        'email',
        'shippingAddress',
        'billingAddress',
        'pointsUsed',
        'creditUsed',
        'shippingPlan',
        'chosenCharges',
        'giftProductId',
        'giftConfirmed',
        'updatedAt',
      ],
      internal: ['id', 'customerId', 'guestId', 'indent'],
    },
    of: ({ customerId }) => eq(cart.customerId, customerId),
  }),
  personalData(orderToken, {
    topic: 'shopping',
    what: { en: 'Orders that you began', fr: 'Commandes que vous avez commencées' },
    columns: { exported: ['expiresAt'], secret: ['hash'], internal: ['owner', 'usedBy'] },
    of: ({ owner }) => eq(orderToken.owner, owner),
    retention: { as: 'days', days: 1 },
    why: 'security',
    swept: { key: orderToken.hash, since: orderToken.expiresAt },
    atDeletion: 'deleted',
  }),
];

export const paymentsPersonalData: readonly PersonalData[] = [
  personalData(payment, {
    topic: 'payments',
    what: { en: 'Payments that you began', fr: 'Paiements que vous avez commencés' },
    columns: {
      exported: [
        'method',
        'cardType',
        'lastFour',
        'accepted',
        'pending',
        'amount',
        'givenUpAt',
        'refundReference',
        'expiresAt',
      ],
      secret: ['nonce', 'payUrl'],
      internal: ['owner', 'usedBy', 'watchAt', 'watchError'],
    },
    of: ({ owner }) => eq(payment.owner, owner),
    retention: { as: 'days', days: 30 },
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
    // A payment without an order can be used no more, and the sweep gives it up; one with an order stays with it.
    erase: async (db, of, _person, now) => {
      await db.update(payment).set({ cardType: '', lastFour: '', payUrl: null }).where(of);
      await db
        .update(payment)
        .set({ givenUpAt: now, watchAt: now })
        .where(and(of, isNull(payment.usedBy), isNull(payment.givenUpAt)));
    },
  }),
  personalData(tipDonation, {
    topic: 'payments',
    what: { en: 'Tips that you added to orders', fr: 'Pourboires que vous avez ajoutés à vos commandes' },
    columns: { exported: ['amount', 'orderNumber', 'createdAt'], internal: ['id', 'owner'] },
    of: ({ owner }) => eq(tipDonation.owner, owner),
    retention: { as: 'order' },
    why: 'tax',
    atDeletion: 'kept',
    erase: (db, of) => db.delete(tipDonation).where(and(of, isNull(tipDonation.orderNumber))),
  }),
  personalData(orderDraft, {
    topic: 'shopping',
    what: { en: 'Totals that you were shown before you paid', fr: 'Totaux montrés avant le paiement' },
    columns: { exported: ['grandTotal', 'createdAt'], internal: ['id', 'owner'] },
    of: ({ owner }) => eq(orderDraft.owner, owner),
    retention: { as: 'days', days: 7 },
    why: 'service',
    swept: { key: orderDraft.id, since: orderDraft.createdAt },
    atDeletion: 'deleted',
  }),
];
