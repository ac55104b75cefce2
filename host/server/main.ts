import { paths } from '@shop/contract';
import { SettingsError, settingsForStart } from '@shop/settings';
import { buildApp } from './app.ts';
import { severalLinesAtOnce } from './http/logging.ts';
import { listen } from './listen.ts';
import { readSettings } from './settings.ts';

const settingsOrEnd = () => {
  try {
    return settingsForStart(process.env, ['web'], readSettings);
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    for (const problem of error.problems) console.error(`web: ${problem}`);
    return process.exit(1);
  }
};

const settings = settingsOrEnd();
const app = await buildApp({
  settings,
  logLevel: process.env.LOG_LEVEL || 'info',
  logStream: severalLinesAtOnce(),
});
// The first rendering loads and compiles the builds. It is done here, so that no visitor waits for it.
await app.inject({ url: paths.home() });
await listen(app, settings.host, settings.port, 'PORT');
