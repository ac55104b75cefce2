import { unsettledOrders } from './database/orders/unsettled.ts';
import { settleOrder } from './http/checkout/settle.ts';
import type { Services } from './services.ts';

/** Between the end of one round and the next, in ms: an order is given up at most so long after its time. */
const pause = 30_000;
const batch = 50;

/**
 * One round: every order that waits for its payment is paid or given up, and what was approved too late is paid back,
 * whether or not anybody asks. An order that cannot be settled now is reported, and tried again in the next round.
 * Several processes may do it at once: `settleOrder` locks the order that it changes and changes it once.
 */
export const settleOrders = async (
  services: Services,
  report: (line: string) => void,
  isStopped: () => boolean = () => false,
): Promise<void> => {
  let after = 0;
  let orders = await unsettledOrders(services.db, after, batch, services.now());
  while (orders.length > 0) {
    for (const order of orders) {
      if (isStopped()) return;
      try {
        await settleOrder(services, order, true);
      } catch (error) {
        report(`Order ${order.number} could not be settled: ${error instanceof Error ? error.message : String(error)}`);
      }
      after = order.id;
    }
    orders = await unsettledOrders(services.db, after, batch, services.now());
  }
};

/** Settles orders from now on, one round after the other. `stop` resolves once the round that runs has ended. */
export const keepSettling = (services: Services, report: (line: string) => void): { stop(): Promise<void> } => {
  let stopped = false;
  let round = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  const plan = (): void => {
    if (stopped) return;
    timer = setTimeout(() => {
      round = settleOrders(services, report, () => stopped)
        .catch((error: unknown) => report(`Orders could not be settled: ${String(error)}`))
        .then(plan);
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
