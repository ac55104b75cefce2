import { applicationsIn } from '../../database/membership/applications.ts';
import { ordersInReview } from '../../database/orders/orders.ts';
import { returnsIn } from '../../database/orders/returns.ts';
import { answerApplication } from '../../flows/membership/answer-application.ts';
import { acceptReturn, receiveReturn, rejectReturn } from '../../flows/orders/answer-return.ts';
import { answerReview } from '../../flows/orders/answer-review.ts';
import { named } from '../orders/wire.ts';
import { lineGiven, numberGiven } from './given.ts';
import { partAnswered, partAsked } from './part.ts';
import type { OperatorHandlers } from './serve.ts';

export const decisionsCalls: OperatorHandlers<
  | 'largeOrders'
  | 'decideLargeOrder'
  | 'applications'
  | 'decideApplication'
  | 'returns'
  | 'receiveReturn'
  | 'acceptReturn'
  | 'rejectReturn'
> = {
  largeOrders: async ({ services: { db }, query }) =>
    partAnswered(
      query,
      await ordersInReview(db, partAsked(query)),
      ({ id }) => id,
      ({ number, createdAt, grandTotal, email, paymentMethod, shippingAddress }) => ({
        order_id: number,
        created_at: createdAt.toISOString(),
        grand_total: grandTotal,
        payment_method: paymentMethod,
        customer_email: email,
        city: shippingAddress.city,
      }),
    ),
  decideLargeOrder: async ({ services, by, body }) => {
    const review = body.decision === 'accept' ? 'cleared' : 'refused';
    const { number, state } = await answerReview(services, by, numberGiven(body.order_id), review);
    return { order_id: number, status: state };
  },
  applications: async ({ services: { db }, query }) =>
    partAnswered(
      query,
      await applicationsIn(db, query.all ?? false, partAsked(query)),
      ({ id }) => id,
      (application) => ({ ...application, created_at: application.createdAt.toISOString() }),
    ),
  decideApplication: async ({ services, by, body }) => {
    const rejectionReason = body.reason === undefined ? null : lineGiven(body.reason);
    const isAccepted = body.decision === 'accept';
    await answerApplication(
      services,
      by,
      body.id,
      isAccepted ? { status: 'approved' } : { status: 'declined', rejectionReason },
    );
    return { id: body.id };
  },
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
    const { amount, points, pending } = await acceptReturn(services, by, number);
    return { return_id: number, amount, points, under_way: pending };
  },
  rejectReturn: async ({ services, by, body }) => {
    const number = numberGiven(body.return_id);
    await rejectReturn(services, by, number, lineGiven(body.reason));
    return { return_id: number };
  },
};
