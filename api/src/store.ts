import { SettingsError } from '@shop/settings';
import { reportOpenChecks } from './database/checks.ts';
import type { Connection } from './database/connection.ts';
import { openEmbedded } from './database/embedded.ts';
import { OldStoreError } from './database/old-store.ts';
import { connectServer, openServer } from './database/server.ts';
import { databaseStateOf } from './database/state.ts';
import { fileStoreFrom } from './files/file-store-from.ts';
import { createPasswordHasher } from './identity/password-hasher.ts';
import { openLimitStore } from './limits/open-limit-store.ts';
import { countedMailer } from './mail/mailer.ts';
import { mailboxMailer } from './mail/mailbox.ts';
import { outboxMailer } from './mail/outbox.ts';
import { paymentsFrom, plusPaymentFrom } from './outside-payment.ts';
import { pushFrom } from './outside-push.ts';
import { captchaFrom, googleFrom } from './outside-sign-in.ts';
import { outsideMessengerOf } from './outside-sms.ts';
import * as jobs from './served/jobs.ts';
import * as membership from './served/membership.ts';
import type { Services } from './services.ts';
import type { Settings } from './settings.ts';
import { sharedClock } from './shared-clock.ts';
import { mailboxMessenger, closedMessenger } from './sms/messenger.ts';
import { worldOf } from './world.ts';

/**
 * Opens the database and brings it up to date.
 * @throws SettingsError when its server cannot be used
 * @throws OldStoreError for a store that this version cannot bring up to date
 */
const openDatabase = async ({
  databaseUrl,
  databaseLimits,
  databaseReplicas,
  dataFolder,
}: Settings): Promise<Connection> => {
  if (databaseUrl === null) return openEmbedded(dataFolder);
  try {
    return await openServer(databaseUrl, databaseLimits, databaseReplicas);
  } catch (error) {
    if (error instanceof OldStoreError) throw error;
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    // Never the address itself: it holds a password.
    throw new SettingsError(
      `The PostgreSQL server of DATABASE_URL cannot be used (${cause instanceof Error ? cause.message : String(cause)}).`,
    );
  }
};

/**
 * Opens the database of a role of its own, as it is: another process migrates it.
 * @throws SettingsError without a server, because an embedded database serves one process
 */
export const connectDatabase = ({ databaseUrl, databaseLimits, databaseReplicas }: Settings): Connection => {
  if (databaseUrl === null)
    throw new SettingsError(
      'DATABASE_URL is missing: processes of several roles share a PostgreSQL server. `npm start` runs all in one.',
    );
  return connectServer(databaseUrl, databaseLimits, databaseReplicas);
};

export interface OpenStore {
  readonly services: Services;
  readonly connection: Connection;
}

/** The services that the settings name, over a database; `report` gets messages for the operator. Closes it when it fails. */
export const openStoreOn = async (
  connection: Connection,
  settings: Settings,
  report: (line: string) => void,
): Promise<OpenStore> => {
  try {
    const { db, checkoutDb, limitsDb, readDb, reads, time } = connection;
    reads?.reportTo(report);
    const clock = await sharedClock(time && (() => time(settings.readyLimit)), report);
    const { now } = clock;
    const limits = openLimitStore(settings, limitsDb, now, report);
    const files = fileStoreFrom(settings.files);
    const services: Services = {
      db,
      checkoutDb,
      readDb,
      settings,
      databaseState: databaseStateOf(connection, settings.readyLimit),
      databaseReads: () => reads?.counts() ?? [],
      databaseLoad: connection.load,
      mailer: countedMailer(settings.smtpUrl === null ? mailboxMailer : outboxMailer(now), { limits, settings }),
      messenger: outsideMessengerOf(settings, report) ?? (settings.sandbox ? mailboxMessenger(db) : closedMessenger),
      push: await pushFrom(settings, db),
      plusPayment: plusPaymentFrom(settings),
      membership: Object.values(membership),
      jobs: Object.values(jobs),
      ...paymentsFrom(settings, now, report),
      passwords: createPasswordHasher(settings.passwordCost),
      captcha: captchaFrom(settings, report),
      google: googleFrom(settings, report),
      limits,
      files,
      now,
      makeWorld: () => worldOf(settings, now(), report),
    };
    const close = async () => {
      clock.close();
      await limits.close();
      await files?.close();
      await connection.close();
    };
    return { services, connection: { ...connection, close } };
  } catch (error) {
    await connection.close();
    throw error;
  }
};

/** Opens the store, brought up to date, and the services that the settings name. */
export const openStore = async (settings: Settings, report: (line: string) => void): Promise<OpenStore> => {
  const store = await openStoreOn(await openDatabase(settings), settings, report);
  await reportOpenChecks(store.connection.db, report);
  return store;
};
