import { thumbnailOf } from '../../domain/catalogue/picture.ts';
import { callsFor } from '../../http/call.ts';
import { requestSwatches, stateOf } from './flow.ts';
import { requestsOf, shownSwatches } from './queries.ts';

/** Free swatches of fabrics and finishes. */
export const swatchesCalls = {
  ...callsFor('customer', {
    swatchRequests: async ({ services: { db }, who, language }) => {
      const requests = await requestsOf(db, {
        customerId: who.customerId,
        email: who.verified ? who.email : null,
      });
      const shown = await shownSwatches(
        db,
        requests.flatMap(({ items }) => items),
      );
      const byVariant = new Map(shown.map((one) => [one.variant.id, one]));
      const list = requests.map((request) => ({
        request_id: request.id,
        state: stateOf(request),
        created_at: request.createdAt.toISOString(),
        sent_at: request.sentAt?.toISOString() ?? null,
        address: request.shippingAddress,
        swatches: request.items.map(({ productId, variantId, name, color }) => {
          const found = byVariant.get(variantId);
          return {
            product_id: productId,
            name: name[language],
            color: color[language],
            url_path: found?.status === 1 ? found.urlPath : null,
            thumbnail: found ? thumbnailOf(found) : null,
          };
        }),
      }));
      return { list };
    },
  }),
  ...callsFor('anyone', {
    addSwatchRequest: ({ services, who, language, body }) => requestSwatches(services, who, language, body),
  }),
};
