import cookie from '@fastify/cookie';
import { type ReleaseStorage, folderStorage } from '@shop/delivery';
import fastify, { type FastifyInstance } from 'fastify';
import { apiCall } from './forms/api-call.ts';
import { serveCartForms } from './forms/cart-forms.ts';
import { serveLeaveForm } from './forms/leave-form.ts';
import { serveNewsletterForm } from './forms/newsletter-form.ts';
import { loggerOptions, requestId } from './http/logging.ts';
import { proxyToApi } from './http/proxy.ts';
import { readableUrl } from './http/readable-url.ts';
import { setSecurityHeaders } from './http/security.ts';
import { servePages } from './page/pages.ts';
import { serveAssets } from './builds/assets.ts';
import { devServers } from './builds/dev-servers.ts';
import { liveReleases } from './builds/live-releases.ts';
import type { Settings } from './settings.ts';
import { serveSiteFiles } from './site/site-files.ts';
import { serveStatus } from './site/status.ts';

export type AppOptions = {
  settings: Settings;
  storage?: ReleaseStorage;
  logLevel?: string;
  /** For tests: the clock in ms. */
  now?: () => number;
};

/** Errors of requests that no route caught: one line of text, never a stack. */
function plainErrors(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    const status = error instanceof Object && 'statusCode' in error ? Number(error.statusCode) : 500;
    if (status >= 500) request.log.error({ err: error }, 'request failed');
    const message = status >= 500 ? 'Something went wrong. Please try again.' : 'This request cannot be understood.';
    return reply
      .code(status)
      .header('cache-control', 'no-store')
      .type('text/plain; charset=utf-8')
      .send(`${message} (${request.id})\n`);
  });
  app.setNotFoundHandler((_request, reply) => reply.code(404).type('text/plain; charset=utf-8').send('Not found\n'));
}

/** The web server: first views, released files, the API behind the same origin, and plain forms. */
export async function buildApp({
  settings,
  storage,
  logLevel = 'info',
  ...timing
}: AppOptions): Promise<FastifyInstance> {
  const releases = storage ?? folderStorage(settings.releases);
  const app = fastify({
    logger: loggerOptions(logLevel),
    genReqId: requestId,
    trustProxy: settings.trustProxy,
    rewriteUrl: ({ url = '/' }) => readableUrl(url),
    routerOptions: { maxParamLength: 2_000 },
  });
  plainErrors(app);
  await app.register(cookie);
  app.addHook('onRequest', async (request, reply) => void reply.header('x-request-id', request.id));
  await proxyToApi(app, settings);
  await app.register(serveAssets, { storage: releases });

  await app.register(async (site) => {
    site.addHook('onRequest', async (request, reply) => setSecurityHeaders(request, reply, settings.outside));
    const dev = settings.devServers ? devServers(settings.devServers) : null;
    const live = dev?.live ?? liveReleases(releases, app.log, timing.now);
    await site.register(serveStatus, { live, assetOrigin: settings.assetOrigin });
    await site.register(serveSiteFiles);
    await site.register(serveNewsletterForm, { call: apiCall(settings.apiUrl), publicOrigin: settings.publicOrigin });
    await site.register(serveLeaveForm, { call: apiCall(settings.apiUrl) });
    await site.register(serveCartForms, { call: apiCall(settings.apiUrl), publicOrigin: settings.publicOrigin });
    await site.register(servePages, { settings, storage: releases, live, dev, ...timing });
  });
  return app;
}
