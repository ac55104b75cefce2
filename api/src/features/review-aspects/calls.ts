import { callsFor } from '../../http/call.ts';
import { countedAspects } from './written.ts';

export const reviewAspectsCalls = callsFor('public', {
  reviewAspects: async ({ services: { db }, query }) => ({ aspects: await countedAspects(db, query.product_id) }),
});
