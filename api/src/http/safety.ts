import type { FastifyInstance } from 'fastify';
import { ShopError } from '../domain/shop-error.ts';
import { httpMessages } from './messages.ts';
import { needsClient } from './policies.ts';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses changes requested by another site's page: a form there cannot send the `client` header, and the browser marks
 * it as cross-site. Sandbox pages under /dev keep the second half only, and so do an operator's calls, whose key no page
 * holds, and notices of payment providers, which are signed or asked about.
 */
export const registerSafety = (app: FastifyInstance): void => {
  app.addHook('onRequest', async (request) => {
    if (safeMethods.has(request.method)) return;
    const crossSite = request.headers['sec-fetch-site'] === 'cross-site';
    const withoutClient = needsClient(request) && request.headers['client'] === undefined;
    if (crossSite || withoutClient) throw new ShopError(403, httpMessages.otherSite);
  });
  app.addHook('onSend', async (request, reply) => {
    reply.header('x-request-id', request.id);
    reply.header('x-content-type-options', 'nosniff');
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  });
};
