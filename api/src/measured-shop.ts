import type { FastifyInstance } from 'fastify';
import type { StoreContents } from '@shop/contract/contents';
import { createApp } from './app.ts';
import { sandboxCaptcha } from './captcha/checker.ts';
import type { Connection } from './database/connection.ts';
import { openInMemory } from './database/embedded.ts';
import { seed } from './database/seed/seed.ts';
import { databaseStateOf } from './database/state.ts';
import { closedGoogle } from './google/tokens.ts';
import { createPasswordHasher } from './identity/password-hasher.ts';
import { databaseLimitStore } from './limits/database-limit-store.ts';
import { mailboxMailer } from './mail/mailbox.ts';
import { sandboxCards } from './payment/sandbox.ts';
import { sandboxPayLater } from './payment/sandbox-pay-later.ts';
import { sandboxWallet } from './payment/sandbox-wallet.ts';
import { closedPlusPayment } from './plus-payment/provider.ts';
import { closedPush } from './push/sender.ts';
import * as jobs from './served/jobs.ts';
import * as membership from './served/membership.ts';
import { settingsFrom } from './settings.ts';
import { closedMessenger } from './sms/messenger.ts';
import { loadWorld } from './world.ts';

export interface MeasuredShop {
  app: FastifyInstance;
  world: StoreContents;
  close: () => Promise<void>;
}

/** A filled store: a connection to it and what it was filled with. */
interface FilledStore {
  connection: Connection;
  world: StoreContents;
}

/** Fills an empty database with so many products of the made world. */
export const fillMeasured = async (
  connection: Connection,
  products: number,
  print: (line: string) => void,
): Promise<FilledStore> => {
  const now = new Date();
  const { makeWorld } = await loadWorld();
  const world = makeWorld({ products, now });
  await seed(connection.db, world, now, print, { passwords: createPasswordHasher(14), bySandbox: true });
  return { connection, world };
};

/** The whole API on a store that is filled; nothing is limited. */
export const measuredApp = ({ connection, world }: FilledStore, print: (line: string) => void) => {
  const now = () => new Date();
  return createApp({
    db: connection.db,
    checkoutDb: connection.checkoutDb,
    readDb: connection.readDb,
    settings: settingsFrom({ API_LOG: 'silent', API_RATE_LIMIT: '0' }),
    databaseState: databaseStateOf(connection, 2_000),
    databaseReads: () => connection.reads?.counts() ?? [],
    databaseLoad: connection.load,
    mailer: mailboxMailer,
    messenger: closedMessenger,
    passwords: createPasswordHasher(14),
    push: closedPush,
    plusPayment: closedPlusPayment,
    membership: Object.values(membership),
    jobs: Object.values(jobs),
    cards: sandboxCards,
    payLater: sandboxPayLater,
    wallet: sandboxWallet,
    captcha: sandboxCaptcha,
    google: closedGoogle,
    limits: databaseLimitStore(connection.limitsDb, now, print),
    now,
    files: null,
    makeWorld: async () => world,
  });
};

/** The whole API on an empty database, in memory unless given, with so many products of the made world: what measurements ask. */
export const openMeasuredShop = async (
  products: number,
  print: (line: string) => void,
  database?: Connection,
): Promise<MeasuredShop> => {
  print(`Making a store of ${products} products`);
  const store = await fillMeasured(database ?? (await openInMemory()), products, print);
  const app = await measuredApp(store, print);
  const close = async (): Promise<void> => {
    await app.close();
    await store.connection.close();
  };
  return { app, world: store.world, close };
};
