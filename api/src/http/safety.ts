import type { FastifyInstance } from 'fastify';
import { ApiError, messages } from './error.ts';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses changes that another site's page asks for: a form there can send neither the `client` header nor hide that it
 * is cross-site. Sandbox pages under /dev keep the second half only.
 */
export const registerSafety = (app: FastifyInstance): void => {
  app.addHook('onRequest', async (request) => {
    if (safeMethods.has(request.method)) return;
    const crossSite = request.headers['sec-fetch-site'] === 'cross-site';
    const withoutClient = request.headers['client'] === undefined && !request.url.startsWith('/dev/');
    if (crossSite || withoutClient) throw new ApiError(403, messages.otherSite);
  });
  app.addHook('onSend', async (request, reply) => {
    reply.header('x-request-id', request.id);
    reply.header('x-content-type-options', 'nosniff');
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  });
};
