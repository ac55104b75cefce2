import { paymentMethods, type PaymentMethod } from '@shop/contract';
import { foldCounts, hasUnfolded } from '../database/listing/refresh.ts';
import { placeInTiers } from '../database/listing/search-tiers.ts';
import { endMemberships } from '../database/membership/plus-orders.ts';
import { isContentDue } from '../database/operator/content-plans.ts';
import { arePlansDue } from '../database/operator/price-plans.ts';
import { isOperationDue } from '../database/orders/provider-operations.ts';
import { isPaymentDue } from '../database/orders/payments.ts';
import { deleteOldRows } from '../database/retention.ts';
import { sweepMadeAccounts } from '../flows/account/made-account.ts';
import { settlePlusOrders } from '../flows/membership/pay-plus-by-card.ts';
import { beginDueContent } from '../flows/operator/due-content.ts';
import { beginDuePrices } from '../flows/operator/due-prices.ts';
import { settleMethod } from '../flows/orders/settle-due.ts';
import { sweepDeleted } from '../flows/rights/sweep-deleted.ts';
import { sweepFiles } from '../flows/rights/sweep-files.ts';
import type { Services } from '../services.ts';
import type { JobKind } from '../job-kind.ts';

/** An order is given up at most so long after its time. In ms, as all of these. */
const pause = 30_000;
/** Changes that are not folded yet are read with each list. */
const countsPause = 5_000;
/** A price or a banner is to be seen within three seconds of its time, and web servers ask every second what changed. */
const pricesPause = 1_000;
/** Popularity changes slowly. */
const tiersPause = 600_000;
/** Each look lists everything that customers ever sent. */
const filesPause = 3_600_000;
/** They are kept for days. */
const madeAccountsPause = 600_000;

/** The work of the shop itself. A provider that hangs delays only its own payment method. */
export const dueWork = (services: Services): JobKind[] => {
  const { db, now, settings } = services;
  const ofMethod = (method: PaymentMethod): JobKind => ({
    name: `settle-${method}`,
    problem: `Payments by ${method} could not be settled`,
    pause,
    isDue: async () => (await isOperationDue(db, method, now())) || isPaymentDue(db, method, now()),
    work: (report, isStopped) => settleMethod(services, method, report, isStopped),
  });
  const ofMadeAccounts: JobKind = {
    name: 'made-accounts',
    problem: 'Accounts that were made by call could not be taken back',
    pause: madeAccountsPause,
    work: (_report, isStopped) => sweepMadeAccounts(services, isStopped),
  };
  return [
    { name: 'memberships', problem: 'Memberships could not be ended', pause, work: () => endMemberships(db, now()) },
    {
      name: 'plus-fees',
      problem: 'Fees of Plus+ could not be settled',
      pause,
      work: (report) => settlePlusOrders(services, report),
    },
    {
      name: 'old-rows',
      problem: 'Old rows could not be deleted',
      pause,
      work: (_report, isStopped) => deleteOldRows(db, now(), isStopped),
    },
    {
      name: 'deleted-accounts',
      problem: 'Deleted accounts could not be looked at again',
      pause,
      work: (_report, isStopped) => sweepDeleted(services, isStopped),
    },
    {
      name: 'needless-files',
      problem: 'Files that nothing names could not be removed',
      pause: filesPause,
      work: (_report, isStopped) => sweepFiles(services, isStopped),
    },
    ...(settings.sandbox ? [ofMadeAccounts] : []),
    {
      name: 'prices',
      problem: 'Prices could not begin',
      pause: pricesPause,
      isDue: () => arePlansDue(db, now()),
      work: (report, isStopped) => beginDuePrices(services, report, isStopped),
    },
    {
      name: 'content',
      problem: 'Banners and pages could not begin or go',
      pause: pricesPause,
      isDue: () => isContentDue(db, now()),
      work: (report) => beginDueContent(services, report),
    },
    {
      name: 'list-counts',
      problem: 'Counts of lists could not be put together',
      pause: countsPause,
      isDue: () => hasUnfolded(db),
      work: () => foldCounts(db),
    },
    {
      name: 'search-tiers',
      problem: 'The most popular products could not be found',
      pause: tiersPause,
      work: () => placeInTiers(db),
    },
    ...paymentMethods.map(ofMethod),
  ];
};
