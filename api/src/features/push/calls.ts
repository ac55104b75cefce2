import { endSubscription } from '../../database/push/subscriptions.ts';
import { subscribeBrowser } from './flow.ts';
import { callsFor } from '../../http/call.ts';

/** Push messages: what a browser subscribes with, and its yes and no (POP-028). */
export const pushCalls = {
  ...callsFor('anyone', {
    pushSubscribe: async ({ services, who, language, body }) => {
      await subscribeBrowser(services, who, language, body);
      return null;
    },
  }),
  ...callsFor('public', {
    pushKey: async ({ services }) => ({ public_key: services.push.publicKey }),

    // Only the browser and the shop know the address, so nobody else ends it, signed in or not.
    pushUnsubscribe: async ({ services, body }) => {
      await endSubscription(services.db, body.endpoint);
      return null;
    },
  }),
};
