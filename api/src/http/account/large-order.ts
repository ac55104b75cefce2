import { callsFor } from '../call.ts';
import { requestLargeOrder } from '../../flows/account/large-order.ts';

/** Requests to the large-order programme, for the shop's people to answer (document 1 §7.2). */
export const largeOrdersCalls = callsFor('anyone', {
  largeOrder: async ({ services, who, body }) => {
    await requestLargeOrder(services, who, body);
    return null;
  },
});
