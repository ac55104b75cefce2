import type { LogStream } from '@shop/serving';
import { type FastifyReply, type FastifyRequest, type FastifyServerOptions, LogController } from 'fastify';

/**
 * Structured logs that hold no personal data: method, path and status, never query, cookies, address or body.
 * A path of one customer's thing keeps its shape only (`/customer/account/order/…`).
 */
export const loggerOptions = (level: string, stream?: LogStream): FastifyServerOptions['logger'] => ({
  level,
  ...(stream && { stream }),
  serializers: {
    req: (request: FastifyRequest) => ({ method: request.method, path: loggedPath(request.url) }),
    res: ({ statusCode }) => ({ status: statusCode }),
  },
});

/**
 * The path without its query, also a wrongly encoded one, without what stands behind an order, address or review, without
 * e-mail addresses, and without numbers as long as a payment card's.
 */
export const loggedPath = (url: string): string =>
  (url.split(/\?|%3f/i, 1)[0] ?? '')
    .replaceAll(/\d(?:(?:-|%20|\+)?\d){12,}/g, '…')
    .replaceAll(/[^/]*(?:@|%40)[^/]*/g, '…')
    .replace(/^(\/(?:sales|customer)\/(?:[a-z]+\/)*)[^/]*\d[^/]*.*$/i, '$1…')
    .slice(0, 200);

/** Of a request the log says what went wrong; that it was answered says the access log. */
export class FailedRequests extends LogController {
  override incomingRequest(): void {}

  override requestCompleted(error: Error | null | undefined, request: FastifyRequest, reply: FastifyReply): void {
    if (error) reply.log.error({ req: request, res: reply, err: error }, 'request errored');
  }
}
