import { applicationsIn } from '../../database/membership/applications.ts';
import { ordersInReview } from '../../database/orders/orders.ts';
import { answerApplication } from '../../flows/membership/answer-application.ts';
import { answerReview } from '../../flows/orders/answer-review.ts';
import { lineGiven, numberGiven } from './given.ts';
import { partAnswered, partAsked } from './part.ts';
import type { OperatorHandlers } from './serve.ts';

export const decisionsCalls: OperatorHandlers<
  'largeOrders' | 'decideLargeOrder' | 'applications' | 'decideApplication'
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
      ({ id, createdAt, programme, status, name, email, company, message }) => ({
        id,
        created_at: createdAt.toISOString(),
        programme,
        status,
        name,
        email,
        company,
        message,
      }),
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
};
