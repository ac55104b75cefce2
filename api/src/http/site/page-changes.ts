import type { FastifyInstance } from 'fastify';
import { pageChanges } from '../../database/content/page-changes.ts';
import { mostOfNone } from '../policies.ts';

/**
 * `GET /web/changes?after=<cursor>`: the shop's own web servers ask what changed of that which pages are made from.
 * It is no call of the contract: nobody else gets an answer.
 */
export const registerPageChanges = (app: FastifyInstance): void => {
  const policy = { who: 'webServer', limit: 'perMinute', body: mostOfNone, repeat: 'reads' } as const;
  const options = { schema: { hide: true }, config: { policy } };
  app.get<{ Querystring: { after?: unknown } }>('/web/changes', options, async (request, reply) => {
    const { after } = request.query;
    reply.header('cache-control', 'no-store');
    return pageChanges(app.services.db, typeof after === 'string' ? after : null);
  });
};
