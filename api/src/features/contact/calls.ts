import { admitMessage, sendMessage } from './flow.ts';
import { callsFor } from '../../http/call.ts';

/** Messages to the shop's people: questions about an order, and what could be better. */
export const contactCalls = callsFor('anyone', {
  contactMessage: {
    admit: ({ services, who, language, body }) => admitMessage(services, { who, language }, body),
    handle: async ({ services, who, language, body }) => ({
      message_id: await sendMessage(services, { who, language }, body),
    }),
  },
});
