import { folderStorage } from '@shop/delivery';
import fastify from 'fastify';
import { loggerOptions, requestId } from './http/logging.ts';
import { listen } from './listen.ts';
import { serveAssets } from './builds/assets.ts';
import { readSettings } from './settings.ts';

// The released files alone, on an origin of their own: pages find them there through ASSET_ORIGIN.
const settings = readSettings();
const app = fastify({ logger: loggerOptions(process.env.LOG_LEVEL || 'info'), genReqId: requestId });
app.get('/healthz', async () => ({ status: 'ok' }));
await app.register(serveAssets, {
  storage: folderStorage(settings.releases, { teams: settings.releaseTeams }),
  elsewhere: true,
});
await listen(app, settings.host, settings.assetsPort, 'ASSETS_PORT');
