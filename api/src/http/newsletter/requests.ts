import type { FastifyInstance } from 'fastify';
import { registerCall } from '../call.ts';
import { requestMagazine, reserveVisit } from '../../flows/newsletter/requests.ts';

/** Forms that people fill in without an account: the massage-chair magazine, and a visit to a showroom. */
export const registerRequests = (app: FastifyInstance): void => {
  registerCall(app, 'massageChairNewsletter', 'public', async ({ services, body }) => {
    await requestMagazine(services, body);
    return null;
  });

  registerCall(app, 'offlineReservation', 'anyone', async ({ services, who, body }) => ({
    reservation_id: await reserveVisit(services, who, body),
  }));
};
