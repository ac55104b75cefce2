import { partAnswered, partAsked } from '../../http/operator/part.ts';
import type { OperatorHandlers } from '../../http/operator/serve.ts';
import { sendSwatches, stateOf } from './flow.ts';
import { nameOf } from './letter.ts';
import { requestsIn } from './queries.ts';

/** What those who run the shop see of swatches, and that they were sent. */
export const swatchesOperator: OperatorHandlers<'swatches' | 'sendSwatches'> = {
  swatches: async ({ services: { db }, query }) =>
    partAnswered(
      query,
      await requestsIn(db, query.all ?? false, partAsked(query)),
      ({ id }) => id,
      (request) => ({
        id: request.id,
        created_at: request.createdAt.toISOString(),
        sent_at: request.sentAt?.toISOString() ?? null,
        status: stateOf(request),
        email: request.email,
        address: request.shippingAddress,
        swatches: request.items.map((swatch) => nameOf(swatch, 'en')),
      }),
    ),
  sendSwatches: async ({ services, by, body }) => {
    const { id, email } = await sendSwatches(services, by, body.id);
    return { id, email };
  },
};
