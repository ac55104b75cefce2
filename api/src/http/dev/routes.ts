import type { FastifyInstance } from 'fastify';
import { isFilledBySandbox } from '../../database/store.ts';
import { empty, seed } from '../../database/seed/seed.ts';
import { ShopError } from '../../domain/shop-error.ts';
import { policeScope, testersPolicy } from '../policies.ts';
import { registerAccounts } from './accounts.ts';
import { registerCardTokens } from './cards.ts';
import { registerFaults } from './faults.ts';
import { registerGoogleStandIn } from './google.ts';
import { registerMailbox } from './mailbox.ts';
import { registerPushService } from './push-service.ts';
import { registerRecommender } from './recommendations.ts';
import { registerWalletPage } from './wallet.ts';
import { registerPlusPaymentPage } from './plus-payment.ts';

const notOurs = {
  en: 'This store was not filled by the sandbox, so it cannot be reset.',
  fr: 'Cette boutique n’a pas été remplie par le bac à sable; elle ne peut pas être réinitialisée.',
};

/** Tools for testers; registered only while the sandbox is on. */
export const registerDevelopment = async (app: FastifyInstance): Promise<void> => {
  registerFaults(app);
  await app.register(async (scope) => registerTools(scope));
};

const registerTools = (app: FastifyInstance): void => {
  policeScope(app, testersPolicy);
  registerMailbox(app);
  registerAccounts(app);
  registerGoogleStandIn(app);
  registerCardTokens(app);
  registerWalletPage(app);
  registerPlusPaymentPage(app);
  registerPushService(app);
  registerRecommender(app);
  const { services } = app;

  /**
   * Takes everything out and makes the world anew: orders, customers, carts and letters are gone.
   * @throws ShopError 409 for a store that the sandbox did not fill
   */
  app.post('/dev/reset', { schema: { hide: true } }, async () => {
    if (!(await isFilledBySandbox(services.db))) throw new ShopError(409, notOurs);
    await empty(services.db);
    const { db, makeWorld, now, passwords } = services;
    await seed(db, await makeWorld(), now(), () => undefined, { passwords, bySandbox: true });
    return { status: 'ok' };
  });
};
