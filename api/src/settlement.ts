import { endMemberships } from './database/membership/plus-end.ts';
import type { NonceRow } from './database/orders/nonces.ts';
import type { OrderRow } from './database/orders/orders.ts';
import { cancelledUnpaid, unusedPayments, waitingOrders } from './database/orders/unsettled.ts';
import { settleOrder } from './http/checkout/settle.ts';
import { settleUnused } from './http/checkout/unused-payment.ts';
import { briefly } from './logged-error.ts';
import type { Services } from './services.ts';

/** Between the end of one round and the next, in ms: an order is given up at most so long after its time. */
const pause = 30_000;
const batch = 50;

/** One kind of what a round looks through, in batches by key. */
interface Work<Row, Key> {
  from: Key;
  next(after: Key): Promise<Row[]>;
  keyOf(row: Row): Key;
  nameOf(row: Row): string;
  settle(row: Row): Promise<unknown>;
}

const settleAll = async <Row, Key>(
  { from, next, keyOf, nameOf, settle }: Work<Row, Key>,
  report: (line: string) => void,
  isStopped: () => boolean,
): Promise<void> => {
  let after = from;
  let rows = await next(after);
  while (rows.length > 0) {
    for (const row of rows) {
      if (isStopped()) return;
      try {
        await settle(row);
      } catch (error) {
        report(`${nameOf(row)} could not be settled: ${briefly(error)}`);
      }
      after = keyOf(row);
    }
    rows = await next(after);
  }
};

/**
 * One round: every order that waits for its payment is paid or given up, and what was approved too late, or for an
 * order that was never placed, is paid back, whether or not anybody asks. What cannot be settled now is reported, and
 * tried again in the next round. Several processes may do it at once: `settleOrder` and `settleUnused` lock what they
 * change and change it once.
 */
export const settleOrders = async (
  services: Services,
  report: (line: string) => void,
  isStopped: () => boolean = () => false,
): Promise<void> => {
  const { db, now } = services;
  const ofOrders: Pick<Work<OrderRow, number>, 'from' | 'keyOf' | 'nameOf' | 'settle'> = {
    from: 0,
    keyOf: ({ id }) => id,
    nameOf: ({ number }) => `Order ${number}`,
    settle: (order) => settleOrder(services, order, true),
  };
  await settleAll({ ...ofOrders, next: (after) => waitingOrders(db, after, batch) }, report, isStopped);
  await settleAll({ ...ofOrders, next: (after) => cancelledUnpaid(db, after, batch, now()) }, report, isStopped);
  const payments: Work<NonceRow, string> = {
    from: '',
    next: (after) => unusedPayments(db, after, batch, now()),
    keyOf: ({ nonce }) => nonce,
    // The wallet's own number for it: whoever reads this may have to look for it there.
    nameOf: ({ nonce, method }) => `Payment ${nonce} (${method}), which has no order,`,
    settle: (payment) => settleUnused(services, payment),
  };
  await settleAll(payments, report, isStopped);
};

/** What falls due by itself, one thing after the other: what fails is reported and keeps nothing else from its turn. */
const settleDue = async (services: Services, report: (line: string) => void, isStopped: () => boolean) => {
  const { db, now } = services;
  const due = {
    'Memberships could not be ended': () => endMemberships(db, now()),
    'Orders could not be settled': () => settleOrders(services, report, isStopped),
  };
  for (const [problem, work] of Object.entries(due)) {
    await work().catch((error: unknown) => report(`${problem}: ${briefly(error)}`));
  }
};

/** Does what is due from now on, one round after the other. `stop` resolves once the round that runs has ended. */
export const keepSettling = (services: Services, report: (line: string) => void): { stop(): Promise<void> } => {
  let stopped = false;
  let round = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  const plan = (): void => {
    if (stopped) return;
    timer = setTimeout(() => {
      round = settleDue(services, report, () => stopped).then(plan);
    }, pause);
    // It keeps no process alive that has nothing else to do.
    timer.unref();
  };
  plan();
  return {
    stop: () => {
      stopped = true;
      clearTimeout(timer);
      return round;
    },
  };
};
