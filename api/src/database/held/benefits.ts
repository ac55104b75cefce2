import { and, eq, notExists, or, sql } from 'drizzle-orm';
import { schema } from '../connection.ts';
import { held, type Held } from './held.ts';
import { taxYears } from './orders.ts';

const { application, coinEntry, creditEntry, customer, customerCoupon, milestoneDraw, plusInvitation } = schema;
const { plusOrder, plusPhone, pointsEntry, productShare, saleDraw, wheelTurn } = schema;

const ledger = {
  id: 'internal',
  customerId: 'internal',
  reason: 'told',
  reference: 'told',
  createdAt: 'told',
} as const;
/** What goes with the account and has no end of its own. */
const withAccount = { topic: 'benefits', kept: { as: 'account' }, why: 'service', atDeletion: 'deleted' } as const;

export const programmesHeld: readonly Held[] = [
  held(application, {
    ...withAccount,
    what: { en: 'Your applications as a partner or a business', fr: 'Vos demandes de partenaire ou d’entreprise' },
    columns: {
      id: 'internal',
      customerId: 'internal',
      programme: 'told',
      status: 'told',
      name: 'told',
      email: 'told',
      telephone: 'told',
      company: 'told',
      website: 'told',
      salesChannel: 'told',
      businessNumber: 'told',
      message: 'told',
      rejectionReason: 'told',
      createdAt: 'told',
      updatedAt: 'told',
    },
    of: ({ customerId }) => eq(application.customerId, customerId),
  }),
];

export const plusHeld: readonly Held[] = [
  held(plusOrder, {
    topic: 'benefits',
    what: { en: 'What you paid for Plus+', fr: 'Ce que vous avez payé pour Plus+' },
    columns: {
      id: 'internal',
      number: 'told',
      customerId: 'internal',
      status: 'told',
      price: 'told',
      vipCode: 'told',
      paymentHash: 'secret',
      payment: 'secret',
      createdAt: 'told',
      startsAt: 'told',
      expiresAt: 'told',
    },
    of: ({ customerId }) => eq(plusOrder.customerId, customerId),
    kept: taxYears,
    why: 'tax',
    swept: {
      key: plusOrder.id,
      since: plusOrder.createdAt,
      // Those of an account are its customer's to look at.
      and: (db) =>
        notExists(
          db
            .select({ one: sql`1` })
            .from(customer)
            .where(eq(customer.id, plusOrder.customerId)),
        ),
    },
    atDeletion: 'kept',
    // One that was not paid can be paid no more.
    erase: async (db, of) => {
      await db.update(plusOrder).set({ vipCode: null, paymentHash: null }).where(of);
      await db
        .update(plusOrder)
        .set({ status: 'cancelled' })
        .where(and(of, eq(plusOrder.status, 'pending_payment')));
    },
  }),
  held(plusInvitation, {
    ...withAccount,
    what: { en: 'Friends whom you invited, and who invited you', fr: 'Vos invitations, faites et reçues' },
    columns: { id: 'internal', customerId: 'others', email: 'told', money: 'told', createdAt: 'told' },
    of: ({ customerId, email }) =>
      or(eq(plusInvitation.customerId, customerId), email === null ? undefined : eq(plusInvitation.email, email)),
    // What somebody else earned by this person stays theirs, without the address.
    erase: async (db, of, { customerId }) => {
      await db.delete(plusInvitation).where(eq(plusInvitation.customerId, customerId));
      await db
        .update(plusInvitation)
        .set({ email: sql`'deleted-' || ${plusInvitation.id}` })
        .where(of);
    },
  }),
];

export const benefitsHeld: readonly Held[] = [
  held(customerCoupon, {
    ...withAccount,
    what: { en: 'Your coupons', fr: 'Vos coupons' },
    columns: { customerId: 'internal', couponCode: 'told', receivedAt: 'told', expiresAt: 'told', usedAt: 'told' },
    of: ({ customerId }) => eq(customerCoupon.customerId, customerId),
  }),
  held(pointsEntry, {
    ...withAccount,
    what: { en: 'Your points', fr: 'Vos points' },
    columns: { ...ledger, points: 'told' },
    of: ({ customerId }) => eq(pointsEntry.customerId, customerId),
  }),
  held(coinEntry, {
    ...withAccount,
    what: { en: 'Your coins', fr: 'Vos pièces' },
    columns: { ...ledger, coins: 'told' },
    of: ({ customerId }) => eq(coinEntry.customerId, customerId),
  }),
  held(creditEntry, {
    ...withAccount,
    what: { en: 'Your cashback and referral money', fr: 'Vos remises en argent et primes de parrainage' },
    columns: { ...ledger, cents: 'told' },
    of: ({ customerId }) => eq(creditEntry.customerId, customerId),
  }),
  held(milestoneDraw, {
    ...withAccount,
    what: { en: 'Draws for your milestones', fr: 'Tirages de vos paliers' },
    columns: {
      id: 'internal',
      customerId: 'internal',
      milestone: 'told',
      prizeId: 'told',
      couponCode: 'told',
      createdAt: 'told',
    },
    of: ({ customerId }) => eq(milestoneDraw.customerId, customerId),
  }),
  held(saleDraw, {
    ...withAccount,
    what: { en: 'Draws of a sale', fr: 'Tirages d’une vente' },
    columns: {
      id: 'internal',
      customerId: 'internal',
      day: 'told',
      prizeId: 'told',
      couponCode: 'told',
      createdAt: 'told',
    },
    of: ({ customerId }) => eq(saleDraw.customerId, customerId),
  }),
  held(wheelTurn, {
    ...withAccount,
    what: { en: 'Turns of the prize wheel', fr: 'Tours de la roue' },
    columns: { id: 'internal', customerId: 'internal', day: 'told', prizeId: 'told', createdAt: 'told' },
    of: ({ customerId }) => eq(wheelTurn.customerId, customerId),
  }),
  held(productShare, {
    ...withAccount,
    what: { en: 'Products that you shared', fr: 'Produits que vous avez partagés' },
    columns: {
      id: 'internal',
      customerId: 'internal',
      productId: 'told',
      channel: 'told',
      hasEarned: 'told',
      createdAt: 'told',
    },
    of: ({ customerId }) => eq(productShare.customerId, customerId),
  }),
  held(plusPhone, {
    ...withAccount,
    what: { en: 'The telephone that you joined Plus+ with', fr: 'Le téléphone de votre adhésion à Plus+' },
    columns: {
      customerId: 'internal',
      telephone: 'told',
      codeHash: 'secret',
      attempts: 'told',
      expiresAt: 'told',
      verifiedAt: 'told',
    },
    of: ({ customerId }) => eq(plusPhone.customerId, customerId),
  }),
];
