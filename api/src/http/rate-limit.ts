import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const deviceOf = (request: FastifyRequest): string => {
  const device = request.headers['device-id'];
  return `${request.ip} ${typeof device === 'string' ? device.slice(0, 100) : ''}`;
};

/** Requests in a minute from one device at one address; more are answered 429 with Retry-After. */
export const registerRateLimit = async (app: FastifyInstance): Promise<void> => {
  const max = app.services.settings.rateLimit;
  if (max === 0) return;
  await app.register(rateLimit, {
    max,
    timeWindow: '1 minute',
    keyGenerator: deviceOf,
    allowList: (request) => request.url.startsWith('/media/') || request.url === '/healthz',
  });
};
