import { requestMagazine } from './flow.ts';
import { callsFor } from '../../http/call.ts';

/** The massage-chair magazine, which people ask for without an account (API-081). */
export const magazineCalls = callsFor('public', {
  massageChairNewsletter: async ({ services, body }) => {
    await requestMagazine(services, body);
    return null;
  },
});
