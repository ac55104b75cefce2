import type { FastifyInstance } from 'fastify';
import { ping } from '../database/ping.ts';

/** 200 once the database answers, 503 while it does not. */
export const registerHealth = (app: FastifyInstance): void => {
  app.get('/healthz', { schema: { hide: true } }, async (_request, reply) => {
    try {
      await ping(app.services.db);
      return { status: 'ok' };
    } catch {
      return reply.status(503).send({ status: 'database unavailable' });
    }
  });
};
