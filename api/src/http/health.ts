import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';

/** 200 once the database answers, 503 while it does not. */
export const registerHealth = (app: FastifyInstance): void => {
  app.get('/healthz', { schema: { hide: true } }, async (_request, reply) => {
    try {
      await app.services.db.execute(sql`select 1`);
      return { status: 'ok' };
    } catch {
      return reply.status(503).send({ status: 'database unavailable' });
    }
  });
};
