import fastify from 'fastify';
import { registerHealth } from '../http/health.ts';
import { registerMetrics } from '../http/metrics.ts';
import { allKinds } from '../jobs/all-kinds.ts';
import { keepWorking } from '../jobs/worker.ts';
import type { Settings } from '../settings.ts';
import { connectDatabase, openStoreOn } from '../store.ts';
import type { Running } from './running.ts';
import { untilReady } from './wait-for-store.ts';

/** The jobs alone. It answers only `/livez`, `/readyz`, `/healthz` and `/metrics`. */
export const runWorker = async (settings: Settings, report: (line: string) => void): Promise<Running> => {
  const place = settings.worker;
  const database = connectDatabase(settings);
  await untilReady(database, place, settings.readyLimit, report);
  const { services, connection } = await openStoreOn(database, settings, report);
  const app = fastify();
  app.decorate('services', services);
  app.decorate('ending', new AbortController());
  registerMetrics(app);
  registerHealth(app);
  const worker = await keepWorking(connection.jobsDb, allKinds(services, connection), report, app.ending.signal);
  const close = async () => {
    await Promise.all([app.close(), worker.stop()]);
    await connection.close();
  };
  return { app, close, place };
};
