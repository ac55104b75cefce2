import { type FastifyReply, type FastifyRequest, type FastifyServerOptions, LogController } from 'fastify';
import { type DestinationStream, destination } from 'pino';

/**
 * Structured logs that hold no personal data: method, path and status, never query, cookies, address or body.
 * A path of one customer's thing keeps its shape only (`/customer/account/order/…`).
 */
export const loggerOptions = (level: string, stream?: DestinationStream): FastifyServerOptions['logger'] => ({
  level,
  ...(stream && { stream }),
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

/** One line for a request, once it is answered. */
export class AnsweredRequests extends LogController {
  override incomingRequest(): void {}

  override requestCompleted(error: Error | null | undefined, request: FastifyRequest, reply: FastifyReply): void {
    if (this.isLogDisabled(request)) return;
    const line = { req: request, res: reply, responseTime: reply.elapsedTime };
    if (error) reply.log.error({ ...line, err: error }, 'request errored');
    else reply.log.info(line, 'request completed');
  }
}

/** Writes lines some at a time, at the latest after half a second: a write for each would cost more than a page. */
export const severalLinesAtOnce = (): DestinationStream =>
  destination({ dest: 1, sync: false, minLength: 4_096, periodicFlush: 500 });
