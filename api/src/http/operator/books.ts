import { brokenRows, debts, wrongOrders } from '../../database/operator/books.ts';
import { correctOrder } from '../../flows/operator/books.ts';
import { numberGiven } from './given.ts';
import type { OperatorHandlers } from './serve.ts';

export const booksCalls: OperatorHandlers<'books' | 'correctOrder'> = {
  books: async ({ services: { db, now } }) => ({
    orders: (await wrongOrders(db)).map(({ number, createdAt, state, creditAmount, creditGiven, coupon }) => ({
      order_id: number,
      created_at: createdAt.toISOString(),
      status: state,
      credit_amount: creditAmount,
      credit_given: creditGiven,
      coupon_code: coupon,
    })),
    debts: (await debts(db, now())).map(({ ledger, customerId, balance }) => ({
      ledger,
      customer_id: customerId,
      balance,
    })),
    rows: await brokenRows(db),
  }),
  correctOrder: async ({ services, by, body }) => {
    const number = numberGiven(body.order_id);
    const { credit, coupon } = await correctOrder(services, by, number);
    return { order_id: number, credit, coupon_code: coupon };
  },
};
