// main.ts            all in one process: it migrates, fills an empty store, answers requests and does the jobs
// main.ts api        answers requests
// main.ts worker     does the jobs
// main.ts migrate    brings the database up to date and ends
import './drizzle-imports.ts';
import {
  endFigures,
  endInOrder,
  endTracing,
  measureProcess,
  severalLinesAtOnce,
  startFigures,
  startTracing,
  tracing,
} from '@shop/serving';
import { SettingsError, settingsForStart } from '@shop/settings';
import type { Running } from './roles/running.ts';
import { settingsFrom, type Settings } from './settings.ts';

const [role = 'all'] = process.argv.slice(2);
const name = role === 'all' ? 'api' : role;
const report = (line: string): void => {
  process.stdout.write(`${name}: ${line}\n`);
};
const complain = (line: string): void => {
  process.stderr.write(`${name}: ${line}\n`);
};

/** Each loads what it needs alone: a wrong role or setting is said at once. */
const starts: Readonly<Record<string, (settings: Settings) => Promise<Running>>> = {
  all: async (settings) => {
    const { openShop } = await import('./shop.ts');
    return { ...(await openShop(settings, report, logOf(settings))), place: settings };
  },
  api: async (settings) => (await import('./roles/api.ts')).runApi(settings, report, logOf(settings)),
  worker: async (settings) => (await import('./roles/worker.ts')).runWorker(settings, report),
};
const logOf = ({ accessLog }: Settings) => (accessLog ? severalLinesAtOnce() : undefined);

const serve = async (start: (settings: Settings) => Promise<Running>): Promise<void> => {
  const settings = settingsForStart(process.env, ['api'], settingsFrom);
  measureProcess();
  await startTracing(settings.tracing, `shop-${name}`, complain);
  tracing()?.followCalls();
  const { app, place, close } = await start(settings);
  await startFigures(settings.figures, `shop-${name}`, app.figures, complain);
  endInOrder(app.server, {
    ...settings.drain,
    begin: () => void app.ending.abort(),
    close: () => endFigures().then(close).then(endTracing),
    report: complain,
  });
  try {
    const address = await app.listen({ host: place.host, port: place.port });
    report(`ready at ${address}${role === 'worker' ? '' : `, documentation at ${address}/docs`}`);
  } catch (error) {
    await close();
    throw error;
  }
};

try {
  const start = starts[role];
  if (role === 'migrate') await (await import('./roles/migrate.ts')).runMigrate(settingsFrom(process.env), report);
  else if (start) await serve(start);
  else throw new SettingsError(`There is no role "${role}": say api, worker, migrate, or nothing for all in one.`);
} catch (error) {
  complain(error instanceof SettingsError ? error.message : (await import('./error-line.ts')).lineOf(error));
  process.exit(1);
}
