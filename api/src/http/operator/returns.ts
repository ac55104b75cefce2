import { returnsIn } from '../../database/orders/returns.ts';
import { acceptReturn, receiveReturn, rejectReturn } from '../../flows/orders/answer-return.ts';
import { named } from '../orders/wire.ts';
import { lineGiven, numberGiven } from './given.ts';
import { partAnswered, partAsked } from './part.ts';
import type { OperatorHandlers } from './serve.ts';

export const returnsCalls: OperatorHandlers<'returns' | 'receiveReturn' | 'acceptReturn' | 'rejectReturn'> = {
  returns: async ({ services: { db }, query }) =>
    partAnswered(
      query,
      await returnsIn(db, query.all ?? false, partAsked(query)),
      ({ id }) => id,
      ({ number, orderNumber, state, reason, message, units, items, createdAt }) => ({
        return_id: number,
        order_id: orderNumber,
        status: state,
        created_at: createdAt.toISOString(),
        reason,
        message,
        items: named(units, items),
      }),
    ),
  receiveReturn: async ({ services, by, body }) => {
    const number = numberGiven(body.return_id);
    await receiveReturn(services, by, number);
    return { return_id: number };
  },
  acceptReturn: async ({ services, by, body }) => {
    const number = numberGiven(body.return_id);
    const { amount, points, underWay } = await acceptReturn(services, by, number);
    return { return_id: number, amount, points, under_way: underWay };
  },
  rejectReturn: async ({ services, by, body }) => {
    const number = numberGiven(body.return_id);
    await rejectReturn(services, by, number, lineGiven(body.reason));
    return { return_id: number };
  },
};
