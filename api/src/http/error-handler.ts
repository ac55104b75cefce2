import { ObjectStoreProblem } from '@shop/objects';
import type { FastifyError, FastifyInstance } from 'fastify';
import { isUnavailable } from '../database/unavailable.ts';
import { OperatorProblem } from '../domain/operator-problem.ts';
import { failure, httpStatusOf } from './envelope.ts';
import { ShopError } from '../domain/shop-error.ts';
import { internalError, httpMessages } from './messages.ts';
import { messages, type Message } from '../domain/messages.ts';
import { languageOf } from './language.ts';

/** Errors of the framework itself: a body that is too large, of an unknown kind or broken off. */
const frameworkError = (error: Partial<FastifyError>): { code: number; text: Message } | null => {
  const status = error.statusCode ?? 500;
  if (status === 413) return { code: 413, text: httpMessages.tooLarge };
  if (status === 429) return { code: 429, text: messages.tooMany };
  return status >= 400 && status < 500 ? { code: 400, text: httpMessages.unreadable } : null;
};

/** `Retry-After` of a call that was refused because the shop was too busy, in seconds. */
const retryAfter = 2;

/**
 * Every failure is answered with an envelope in the person's language; internals go to the log only, under the
 * request's id.
 */
export const registerErrorHandler = (app: FastifyInstance): void => {
  app.setErrorHandler((error: Partial<FastifyError> | OperatorProblem, request, reply) => {
    const language = languageOf(request);
    if (error instanceof OperatorProblem)
      return reply.status(error.code).send(failure(error.code, error.text?.[language] ?? error.message));
    if (error instanceof ShopError) {
      const wait = error.retryAfter ?? (error.code === 503 ? retryAfter : null);
      if (wait !== null) reply.header('retry-after', wait);
      return reply.status(httpStatusOf(error.code)).send(failure(error.code, error.text[language], error.result));
    }
    const known = frameworkError(error);
    if (known) return reply.status(known.code).send(failure(known.code, known.text[language]));
    request.log.error({ err: error, route: request.routeOptions.url }, 'call failed');
    if (isUnavailable(error)) {
      return reply.status(503).header('retry-after', retryAfter).send(failure(503, messages.busy[language]));
    }
    if (error instanceof ObjectStoreProblem) {
      return reply.status(503).header('retry-after', retryAfter).send(failure(503, httpMessages.filesAway[language]));
    }
    return reply.status(500).send(failure(500, internalError(request.id)[language]));
  });
  app.setNotFoundHandler((request, reply) =>
    reply.status(404).send(failure(404, messages.notFound[languageOf(request)])),
  );
};
