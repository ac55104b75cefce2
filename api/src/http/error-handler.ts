import type { FastifyError, FastifyInstance } from 'fastify';
import { failure } from './envelope.ts';
import { ApiError, httpStatusOf, internalError, messages, type Message } from './error.ts';
import { languageOf } from './language.ts';

/** Errors of the framework itself: a body that is too large, of an unknown kind or broken off. */
const frameworkError = (error: Partial<FastifyError>): { code: number; text: Message } | null => {
  const status = error.statusCode ?? 500;
  if (status === 413) return { code: 413, text: messages.tooLarge };
  if (status === 429) return { code: 429, text: messages.tooMany };
  return status >= 400 && status < 500 ? { code: 400, text: messages.unreadable } : null;
};

/** Every failure leaves as an envelope in the person's language; internals stay in the log, under the request's id. */
export const registerErrorHandler = (app: FastifyInstance): void => {
  app.setErrorHandler((error: Partial<FastifyError>, request, reply) => {
    const language = languageOf(request);
    if (error instanceof ApiError) {
      return reply.status(httpStatusOf(error.code)).send(failure(error.code, error.text[language], error.result));
    }
    const known = frameworkError(error);
    if (known) return reply.status(known.code).send(failure(known.code, known.text[language]));
    request.log.error({ err: error, route: request.routeOptions.url }, 'call failed');
    return reply.status(500).send(failure(500, internalError(request.id)[language]));
  });
  app.setNotFoundHandler((request, reply) =>
    reply.status(404).send(failure(404, messages.notFound[languageOf(request)])),
  );
};
