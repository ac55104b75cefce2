import type { LogStream } from '@shop/serving';
import type { FastifyInstance } from 'fastify';
import { createApp } from './app.ts';
import { serveKeys } from './embedded-keys.ts';
import type { Connection } from './database/connection.ts';
import { fillStore } from './fill-store.ts';
import { allKinds } from './jobs/all-kinds.ts';
import { keepWorking, type Worker } from './jobs/worker.ts';
import type { Settings } from './settings.ts';
import { openStore } from './store.ts';

export interface Shop {
  readonly app: FastifyInstance;
  readonly connection: Connection;
  close(): Promise<void>;
}

/**
 * All in one process: opens the store and brings it up to date, fills it when it is empty, makes the application and
 * does the jobs. `report` gets a message for each step; the application's log goes to `logStream`, else to the
 * process's output.
 */
export const openShop = async (
  settings: Settings,
  report: (line: string) => void,
  logStream?: LogStream,
): Promise<Shop> => {
  const { services, connection } = await openStore(settings, report);
  let worker: Worker | null = null;
  try {
    await connection.exclusively((db) => fillStore({ ...services, db }, report));
    const app = await createApp(services, logStream);
    worker = await keepWorking(connection.jobsDb, allKinds(services, connection), report, app.ending.signal);
    const endKeys = settings.databaseUrl === null ? await serveKeys(services, settings.dataFolder, report) : null;
    const close = async () => {
      await Promise.all([app.close(), worker?.stop(), endKeys?.()]);
      await connection.close();
    };
    return { app, connection, close };
  } catch (error) {
    await worker?.stop();
    await connection.close();
    throw error;
  }
};
