import rateLimit, { normalizeIP } from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { isRender, visitorAddress } from './visitor-address.ts';

const timeWindow = '1 minute';

/**
 * Requests in a minute, X-041: of one visitor's address (an IPv6 network of 64 bits counts as one), and of one web
 * server's renders, which serve many visitors and are bounded apart. More are answered 429 with Retry-After.
 *
 * A store that fails lets everybody through: this limit keeps the shop quick, and a shop that answers nobody is slower.
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
      allowList: (request) => request.url.startsWith('/media/') || request.url === '/healthz' || isRender(request),
    });
  }
  if (ofRenders > 0) {
    // Counted by each API server alone: it is itself that the bound protects.
    await app.register(rateLimit, { max: ofRenders, timeWindow, allowList: (request) => !isRender(request) });
  }
};
