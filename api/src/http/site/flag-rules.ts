import type { FastifyInstance } from 'fastify';
import { findFlagRules } from '../../database/operator/flag-rules.ts';
import { isFromWebServer } from '../visitor-address.ts';

/**
 * `GET /web/flags`: the shop's own web servers ask for the rules of flags, 404 where there are none. It is no call
 * of the contract: nobody else gets an answer.
 */
export const registerFlagRules = (app: FastifyInstance): void => {
  app.get('/web/flags', { schema: { hide: true } }, async (request, reply) => {
    const rules = isFromWebServer(request) ? await findFlagRules(app.services.db) : null;
    if (!rules) return reply.status(404).send({ status: 'not found' });
    return reply.header('cache-control', 'no-store').type('application/json; charset=utf-8').send(rules);
  });
};
