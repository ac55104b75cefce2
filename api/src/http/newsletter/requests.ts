import { callsFor } from '../call.ts';
import { requestMagazine, reserveVisit } from '../../flows/newsletter/requests.ts';

/** Forms that people fill in without an account: the massage-chair magazine, and a visit to a showroom. */
export const requestsCalls = {
  ...callsFor('public', {
    massageChairNewsletter: async ({ services, body }) => {
      await requestMagazine(services, body);
      return null;
    },
  }),
  ...callsFor('anyone', {
    offlineReservation: async ({ services, who, body }) => ({
      reservation_id: await reserveVisit(services, who, body),
    }),
  }),
};
