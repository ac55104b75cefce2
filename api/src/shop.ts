import type { FastifyInstance } from 'fastify';
import { createApp } from './app.ts';
import type { Connection } from './database/connection.ts';
import { openEmbedded } from './database/embedded.ts';
import { isSeeded, seed } from './database/seed/seed.ts';
import { openServer } from './database/server.ts';
import { paymentsFrom } from './outside-payment.ts';
import { captchaFrom, googleFrom } from './outside-sign-in.ts';
import { mailboxMailer } from './mail/mailbox.ts';
import { smtpMailer } from './mail/smtp.ts';
import { closedPlusPayment, sandboxPlusPayment } from './plus-payment/provider.ts';
import { briefly } from './logged-error.ts';
import type { Services } from './services.ts';
import type { Settings } from './settings.ts';
import { SettingsError } from './settings-error.ts';
import { keepSettling } from './settlement.ts';
import { mailboxMessenger } from './sms/mailbox.ts';
import { closedMessenger } from './sms/messenger.ts';
import { worldOf } from './world.ts';

export interface Shop {
  readonly app: FastifyInstance;
  readonly connection: Connection;
  close(): Promise<void>;
}

const openDatabase = async ({ databaseUrl, dataFolder }: Settings): Promise<Connection> => {
  if (databaseUrl === null) return openEmbedded(dataFolder);
  try {
    return await openServer(databaseUrl);
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    // Never the address itself: it holds a password.
    throw new SettingsError(
      `The PostgreSQL server of DATABASE_URL cannot be used (${cause instanceof Error ? cause.message : String(cause)}).`,
    );
  }
};

export interface OpenStore {
  readonly services: Services;
  readonly connection: Connection;
}

/** Opens the store as it is, and everything around it that the settings name; `report` hears what an operator should know. */
export const openStore = async (settings: Settings, report: (line: string) => void): Promise<OpenStore> => {
  const connection = await openDatabase(settings);
  try {
    const { db } = connection;
    const now = () => new Date();
    const warn = (error: unknown) => report(`An e-mail could not be sent: ${briefly(error)}`);
    const services: Services = {
      db,
      settings,
      mailer: settings.smtpUrl === null ? mailboxMailer(db) : smtpMailer(settings.smtpUrl, settings.mailFrom, warn),
      messenger: settings.sandbox ? mailboxMessenger(mailboxMailer(db)) : closedMessenger,
      plusPayment: settings.sandbox ? sandboxPlusPayment : closedPlusPayment,
      ...paymentsFrom(settings, now, report),
      captcha: captchaFrom(settings, report),
      google: googleFrom(settings, report),
      now,
      makeWorld: () => worldOf(settings, now(), report),
      openedAt: now(),
    };
    return { services, connection };
  } catch (error) {
    await connection.close();
    throw error;
  }
};

/** Opens the store, fills it when it is empty, and makes the application; `report` hears each step. */
export const openShop = async (settings: Settings, report: (line: string) => void): Promise<Shop> => {
  const { services, connection } = await openStore(settings, report);
  try {
    const { db, makeWorld, now } = services;
    if (!(await isSeeded(db))) await seed(db, await makeWorld(), now(), report);
    const app = await createApp({ ...services, openedAt: now() });
    const settling = keepSettling(services, report);
    const close = async () => {
      await app.close();
      await settling.stop();
      await connection.close();
    };
    return { app, connection, close };
  } catch (error) {
    await connection.close();
    throw error;
  }
};
