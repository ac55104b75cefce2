import { paths } from '@shop/contract';
import { buildApp } from './app.ts';
import { listen } from './listen.ts';
import { readSettings } from './settings.ts';

const settings = readSettings();
const app = await buildApp({ settings, logLevel: process.env.LOG_LEVEL || 'info' });
// The first rendering loads and compiles the builds; nobody should be the one who waits for that.
await app.inject({ url: paths.home() });
await listen(app, settings.host, settings.port, 'PORT');
