import type { Queryable } from '../connection.ts';
import * as checks from './order-checks/index.ts';
import type { OrderCheck } from './order-checks/order-check.ts';
import type { OrderRow } from './orders.ts';

const all: readonly OrderCheck[] = Object.values(checks);

/** Why an order cannot hold its goods, beside its stock and coupon; null where it can. */
export const orderProblem = async (db: Queryable, order: OrderRow): ReturnType<OrderCheck> => {
  for (const check of all) {
    const problem = await check(db, order);
    if (problem) return problem;
  }
  return null;
};
