import { and, eq, notExists, sql } from 'drizzle-orm';
import { schema } from '../connection.ts';
import * as creditSources from '../membership/credit-sources/index.ts';
import type { CreditSource } from '../membership/credit-sources/credit-source.ts';
import { personalData, withAccount, type PersonalData } from './personal-data.ts';
import { taxYears } from './orders.ts';

const { application, coinEntry, creditEntry, customer, customerCoupon } = schema;
const { plusOrder, plusPhone, pointsEntry } = schema;

const ledgerOf = <Amount extends string>(amount: Amount) =>
  ({ exported: ['reason', 'reference', 'createdAt', amount], internal: ['id', 'customerId'] }) as const;

export const programmesPersonalData: readonly PersonalData[] = [
  personalData(application, {
    ...withAccount,
    what: { en: 'Your applications as a partner or a business', fr: 'Vos demandes de partenaire ou d’entreprise' },
    columns: {
      exported: [
        'programme',
        'status',
        'name',
        'email',
        'telephone',
        'company',
        'website',
        'salesChannel',
        'businessNumber',
        'message',
        'rejectionReason',
        'createdAt',
        'updatedAt',
      ],
      internal: ['id', 'customerId'],
    },
    of: ({ customerId }) => eq(application.customerId, customerId),
  }),
];

export const plusPersonalData: readonly PersonalData[] = [
  personalData(plusOrder, {
    topic: 'benefits',
    what: { en: 'What you paid for Plus+', fr: 'Ce que vous avez payé pour Plus+' },
    columns: {
      exported: ['number', 'status', 'price', 'vipCode', 'createdAt', 'startsAt', 'expiresAt'],
      internal: ['id', 'customerId'],
      secret: ['paymentHash', 'payment'],
    },
    of: ({ customerId }) => eq(plusOrder.customerId, customerId),
    retention: taxYears,
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
];

const creditNames = Object.values<CreditSource>(creditSources).map(({ name }) => name);

export const benefitsPersonalData: readonly PersonalData[] = [
  personalData(customerCoupon, {
    ...withAccount,
    what: { en: 'Your coupons', fr: 'Vos coupons' },
    columns: { exported: ['couponCode', 'receivedAt', 'expiresAt', 'usedAt'], internal: ['customerId'] },
    of: ({ customerId }) => eq(customerCoupon.customerId, customerId),
  }),
  personalData(pointsEntry, {
    ...withAccount,
    what: { en: 'Your points', fr: 'Vos points' },
    columns: ledgerOf('points'),
    of: ({ customerId }) => eq(pointsEntry.customerId, customerId),
  }),
  personalData(coinEntry, {
    ...withAccount,
    what: { en: 'Your coins', fr: 'Vos pièces' },
    columns: ledgerOf('coins'),
    of: ({ customerId }) => eq(coinEntry.customerId, customerId),
  }),
  personalData(creditEntry, {
    ...withAccount,
    what: {
      en: `Your ${['cashback', ...creditNames.map(({ en }) => en)].join(' and ')}`,
      fr: `Vos ${['remises en argent', ...creditNames.map(({ fr }) => fr)].join(' et ')}`,
    },
    columns: ledgerOf('cents'),
    of: ({ customerId }) => eq(creditEntry.customerId, customerId),
  }),
  personalData(plusPhone, {
    ...withAccount,
    what: { en: 'The telephone that you joined Plus+ with', fr: 'Le téléphone de votre adhésion à Plus+' },
    columns: {
      exported: ['telephone', 'attempts', 'expiresAt', 'verifiedAt'],
      internal: ['customerId'],
      secret: ['codeHash'],
    },
    of: ({ customerId }) => eq(plusPhone.customerId, customerId),
  }),
];
