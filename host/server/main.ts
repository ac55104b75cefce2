import { paths } from '@shop/contract';
import { measureProcess, severalLinesAtOnce, startFigures, startTracing } from '@shop/serving';
import { settingsForStart } from '@shop/settings';
import { buildApp } from './app.ts';
import { listen } from './listen.ts';
import { endFor, orEnd } from './or-end.ts';
import { readSettings } from './settings.ts';

const settings = orEnd('web', () => settingsForStart(process.env, ['web'], readSettings));
measureProcess();
const complain = (line: string) => console.error(`web: ${line}`);
await startTracing(settings.tracing, 'shop-web', complain);
const app = await buildApp({
  settings,
  logLevel: settings.verbosity,
  logStream: severalLinesAtOnce(),
}).catch(endFor('web'));
await startFigures(settings.figures, 'shop-web', app.figures, complain);
// The first rendering loads and compiles the builds. It is done here, so that no visitor waits for it.
await app.inject({ url: paths.home() });
await listen(app, settings.host, settings.port, 'PORT', settings.drain);
