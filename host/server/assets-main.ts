import { releaseStorage } from '@shop/delivery';
import { requestIdOf } from '@shop/serving';
import fastify from 'fastify';
import { loggerOptions } from './http/logging.ts';
import { readPolicy, registerPolicies } from './http/policies.ts';
import { listen } from './listen.ts';
import { orEnd } from './or-end.ts';
import { serveAssets } from './builds/assets.ts';
import { readFileServerSettings } from './settings.ts';

// The released files alone, on an origin of their own: pages find them there through ASSET_ORIGIN.
const settings = orEnd('files', readFileServerSettings);
const app = fastify({ logger: loggerOptions(settings.verbosity), genReqId: requestIdOf });
app.decorate('ending', new AbortController());
await registerPolicies(app, '');
app.get('/healthz', { config: { policy: readPolicy } }, async () => ({ status: 'ok' }));
await app.register(serveAssets, {
  storage: releaseStorage(settings.releases),
  elsewhere: true,
});
await listen(app, settings.host, settings.port, 'ASSETS_PORT');
