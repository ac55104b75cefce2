import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyRequest, FastifyServerOptions } from 'fastify';

/** The caller's request id when it is a plain one, else a new one. */
export const requestId = (request: IncomingMessage): string => {
  const given = request.headers['x-request-id'];
  return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
};

/**
 * Structured logs that hold no personal data: method, path and status, never query, cookies, address or body.
 * A path of one customer's thing keeps its shape only (`/customer/account/order/…`).
 */
export const loggerOptions = (level: string): FastifyServerOptions['logger'] => ({
  level,
  serializers: {
    req: (request: FastifyRequest) => ({ method: request.method, path: loggedPath(request.url) }),
    res: ({ statusCode }) => ({ status: statusCode }),
  },
});

/**
 * The path without its query, also a wrongly encoded one, without what stands behind an order, address or review, and
 * without numbers as long as a payment card's.
 */
export const loggedPath = (url: string): string =>
  (url.split(/\?|%3f/i, 1)[0] ?? '')
    .replaceAll(/\d(?:(?:-|%20|\+)?\d){12,}/g, '…')
    .replace(/^(\/(?:sales|customer)\/(?:[a-z]+\/)*)[^/]*\d[^/]*.*$/i, '$1…')
    .slice(0, 200);
