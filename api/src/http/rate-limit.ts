import rateLimit, { normalizeIP } from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { isRender, visitorAddress } from './visitor-address.ts';

const timeWindow = '1 minute';

/**
 * Requests in a minute: of one visitor's address (an IPv6 network of 64 bits counts as one), and of one web
 * server's renders, which serve many visitors and are bounded apart. More are answered 429 with Retry-After.
 *
 * When the store of counts fails, requests are let through: the limit only protects the shop's speed.
 */
export const registerRateLimit = async (app: FastifyInstance): Promise<void> => {
  const { settings, limits } = app.services;
  const { rateLimit: ofVisitor, renderRateLimit: ofRenders } = settings;
  if (ofVisitor > 0) {
    await app.register(rateLimit, {
      ...limits.forPlugin,
      max: ofVisitor,
      timeWindow,
      skipOnError: true,
      keyGenerator: (request) => normalizeIP(visitorAddress(request)),
      allowList: (request) => request.routeOptions.config.policy?.limit === 'uncounted' || isRender(request),
    });
  }
  if (ofRenders > 0) {
    // Each API server counts for itself, because the bound protects that server.
    await app.register(rateLimit, { max: ofRenders, timeWindow, allowList: (request) => !isRender(request) });
  }
};
