import { buildApp } from './app.ts';
import { listen } from './listen.ts';
import { readSettings } from './settings.ts';

const settings = readSettings();
await listen(
  await buildApp({ settings, logLevel: process.env.LOG_LEVEL || 'info' }),
  settings.host,
  settings.port,
  'PORT',
);
