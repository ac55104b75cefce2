import { reserveVisit } from './flow.ts';
import { callsFor } from '../../http/call.ts';

/** A visit to a showroom, which people ask for with or without an account (API-158). */
export const reservationsCalls = callsFor('anyone', {
  offlineReservation: async ({ services, who, body }) => ({
    reservation_id: await reserveVisit(services, who, body),
  }),
});
