import type { FastifyInstance } from 'fastify';
import { backupRounds } from './backup/rounds.ts';
import { createApp } from './app.ts';
import type { Connection } from './database/connection.ts';
import { openEmbedded } from './database/embedded.ts';
import { openServer } from './database/server.ts';
import { databaseStateOf } from './database/state.ts';
import { fillStore } from './fill-store.ts';
import { createPasswordHasher } from './identity/password-hasher.ts';
import { paymentsFrom, plusPaymentFrom } from './outside-payment.ts';
import { pushFrom } from './outside-push.ts';
import { outsideMessengerOf } from './outside-sms.ts';
import { captchaFrom, googleFrom } from './outside-sign-in.ts';
import { letterRounds } from './mail/delivery.ts';
import { openLimitStore } from './limits/open-limit-store.ts';
import { mailboxMailer } from './mail/mailbox.ts';
import { outboxMailer } from './mail/outbox.ts';
import { smtpDelivery } from './mail/smtp.ts';
import { pushRounds } from './push/delivery.ts';
import { keepRounds } from './rounds.ts';
import type { Services } from './services.ts';
import type { Settings } from './settings.ts';
import type { LogStream } from '@shop/serving';
import { SettingsError } from '@shop/settings';
import { keepSettling } from './due-work.ts';
import { mailboxMessenger } from './sms/mailbox.ts';
import { closedMessenger } from './sms/messenger.ts';
import { worldOf } from './world.ts';

export interface Shop {
  readonly app: FastifyInstance;
  readonly connection: Connection;
  close(): Promise<void>;
}

const openDatabase = async ({ databaseUrl, databaseLimits, dataFolder }: Settings): Promise<Connection> => {
  if (databaseUrl === null) return openEmbedded(dataFolder);
  try {
    return await openServer(databaseUrl, databaseLimits);
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

/** Opens the store as it is, and the services that the settings name; `report` gets messages for the operator. */
export const openStore = async (settings: Settings, report: (line: string) => void): Promise<OpenStore> => {
  const connection = await openDatabase(settings);
  try {
    const { db, checkoutDb, limitsDb } = connection;
    const now = () => new Date();
    const limits = openLimitStore(settings, limitsDb, now, report);
    const services: Services = {
      db,
      checkoutDb,
      settings,
      databaseState: databaseStateOf(connection, settings.readyLimit),
      databaseLoad: connection.load,
      mailer: settings.smtpUrl === null ? mailboxMailer : outboxMailer(now),
      messenger: outsideMessengerOf(settings, report) ?? (settings.sandbox ? mailboxMessenger(db) : closedMessenger),
      push: await pushFrom(settings, db),
      plusPayment: plusPaymentFrom(settings),
      ...paymentsFrom(settings, now, report),
      passwords: createPasswordHasher(settings.passwordCost),
      captcha: captchaFrom(settings, report),
      google: googleFrom(settings, report),
      limits,
      now,
      makeWorld: () => worldOf(settings, now(), report),
    };
    const close = async () => {
      await limits.close();
      await connection.close();
    };
    return { services, connection: { ...connection, close } };
  } catch (error) {
    await connection.close();
    throw error;
  }
};

/**
 * Opens the store, fills it when it is empty, and makes the application; `report` gets a message for each step. The
 * application's log goes to `logStream`, else to the process's output.
 */
export const openShop = async (
  settings: Settings,
  report: (line: string) => void,
  logStream?: LogStream,
): Promise<Shop> => {
  const { services, connection } = await openStore(settings, report);
  try {
    await connection.exclusively((db) => fillStore({ ...services, db }, report));
    const app = await createApp(services, logStream);
    const settling = keepSettling(services, report);
    const { smtpUrl, mailFrom } = settings;
    const deliver = smtpUrl === null ? null : smtpDelivery(smtpUrl, mailFrom);
    const letters = deliver ? [letterRounds({ db: services.db, now: services.now, deliver })] : [];
    const { archive } = connection;
    const backups = archive && settings.backup ? [backupRounds(archive, settings.backup, services.now)] : [];
    const posting = keepRounds([...letters, pushRounds(services), ...backups], report);
    const close = async () => {
      await app.close();
      await Promise.all([settling.stop(), posting.stop()]);
      await connection.close();
    };
    return { app, connection, close };
  } catch (error) {
    await connection.close();
    throw error;
  }
};
