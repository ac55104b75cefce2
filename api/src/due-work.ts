import { paymentMethods, type PaymentMethod } from '@shop/contract';
import { foldCounts } from './database/listing/refresh.ts';
import { placeInTiers } from './database/listing/search-tiers.ts';
import { endMemberships } from './database/membership/plus-end.ts';
import { deleteOldRows } from './database/retention.ts';
import { settlePlusOrders } from './flows/membership/pay-plus-by-card.ts';
import { beginDuePrices } from './flows/operator/due-prices.ts';
import { settleMethod } from './flows/orders/settle-due.ts';
import { sweepDeleted } from './flows/rights/sweep-deleted.ts';
import { keepRounds, type Rounds } from './rounds.ts';
import type { Services } from './services.ts';

/** Between the end of one round and the next, in ms: an order is given up at most so long after its time. */
const pause = 30_000;
/** What changed meanwhile is read with each list. */
const countsPause = 5_000;
/** A price is to be seen within three seconds of its time, and web servers ask every second what changed. */
const pricesPause = 1_000;
/** Popularity changes slowly. */
const tiersPause = 600_000;

/** Runs these rounds from now on. A provider that hangs delays only its own payment method. */
export const keepSettling = (services: Services, report: (line: string) => void): { stop(): Promise<void> } => {
  const { db, now } = services;
  const ofMethod = (method: PaymentMethod): Rounds => ({
    problem: `Payments by ${method} could not be settled`,
    pause,
    round: (tell, isStopped) => settleMethod(services, method, tell, isStopped),
  });
  const memberships = { problem: 'Memberships could not be ended', pause, round: () => endMemberships(db, now()) };
  const plusFees: Rounds = {
    problem: 'Fees of Plus+ could not be settled',
    pause,
    round: (tell) => settlePlusOrders(services, tell),
  };
  const oldRows: Rounds = {
    problem: 'Old rows could not be deleted',
    pause,
    round: async (_tell, isStopped) => {
      await deleteOldRows(db, now(), isStopped);
    },
  };
  const deletedAccounts: Rounds = {
    problem: 'Deleted accounts could not be looked at again',
    pause,
    round: (_tell, isStopped) => sweepDeleted(services, isStopped),
  };
  const prices: Rounds = {
    problem: 'Prices could not begin',
    pause: pricesPause,
    round: (_tell, isStopped) => beginDuePrices(services, isStopped),
  };
  const listCounts = {
    problem: 'Counts of lists could not be put together',
    pause: countsPause,
    round: () => foldCounts(db),
  };
  const searchTiers = {
    problem: 'The most popular products could not be found',
    pause: tiersPause,
    round: () => placeInTiers(db),
  };
  return keepRounds(
    [memberships, plusFees, oldRows, deletedAccounts, prices, listCounts, searchTiers, ...paymentMethods.map(ofMethod)],
    report,
  );
};
