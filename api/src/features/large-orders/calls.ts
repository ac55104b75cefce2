import { callsFor } from '../../http/call.ts';
import { requestLargeOrder } from './flow.ts';

/** Requests to the large-order programme, for the shop's people to answer (ACC-016). */
export const largeOrdersCalls = callsFor('anyone', {
  largeOrder: async ({ services, who, body }) => {
    await requestLargeOrder(services, who, body);
    return null;
  },
});
