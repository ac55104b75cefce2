import type { FastifyInstance } from 'fastify';
import { pageChanges } from '../../database/content/page-changes.ts';
import { isFromWebServer } from '../visitor-address.ts';

/**
 * `GET /web/changes?after=<cursor>`: the shop's own web servers ask what changed of that which pages are made from
 * . It is no call of the contract: nobody else gets an answer.
 */
export const registerPageChanges = (app: FastifyInstance): void => {
  app.get<{ Querystring: { after?: unknown } }>('/web/changes', { schema: { hide: true } }, async (request, reply) => {
    if (!isFromWebServer(request)) return reply.status(404).send({ status: 'not found' });
    const { after } = request.query;
    reply.header('cache-control', 'no-store');
    return pageChanges(app.services.db, typeof after === 'string' ? after : null);
  });
};
