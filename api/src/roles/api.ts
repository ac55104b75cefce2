import type { LogStream } from '@shop/serving';
import { createApp } from '../app.ts';
import type { Settings } from '../settings.ts';
import { connectDatabase, openStoreOn } from '../store.ts';
import type { Running } from './running.ts';
import { untilReady } from './wait-for-store.ts';

/** The API alone: it answers requests, does no jobs, and migrates nothing. */
export const runApi = async (
  settings: Settings,
  report: (line: string) => void,
  logStream?: LogStream,
): Promise<Running> => {
  const database = connectDatabase(settings);
  await untilReady(database, settings, settings.readyLimit, report);
  const { services, connection } = await openStoreOn(database, settings, report);
  const app = await createApp(services, logStream);
  const close = async () => {
    await app.close();
    await connection.close();
  };
  return { app, close, place: settings };
};
