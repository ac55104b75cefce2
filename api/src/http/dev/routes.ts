import type { FastifyInstance } from 'fastify';
import { empty, seed } from '../../database/seed/seed.ts';
import { registerFaults } from './faults.ts';
import { registerGoogleStandIn } from './google.ts';
import { registerMailbox } from './mailbox.ts';
import { registerWalletPage } from './wallet.ts';
import { registerPlusPaymentPage } from './plus-payment.ts';

/** Tools for testers; registered only while the sandbox is on. */
export const registerDevelopment = (app: FastifyInstance): void => {
  registerMailbox(app);
  registerFaults(app);
  registerGoogleStandIn(app);
  registerWalletPage(app);
  registerPlusPaymentPage(app);
  const { services } = app;

  /** Takes everything out and makes the world anew: orders, customers, carts and letters are gone. */
  app.post('/dev/reset', { schema: { hide: true } }, async () => {
    await empty(services.db);
    await seed(services.db, await services.makeWorld(), services.now(), () => undefined);
    return { status: 'ok' };
  });
};
