import { flagsPath } from '@shop/contract';
import type { FastifyInstance } from 'fastify';
import { cookieNames } from '../http/cookies.ts';
import { languageOfCookie } from '../http/language.ts';
import { readPolicy } from '../http/policies.ts';
import type { Visits } from '../overrides/visits.ts';
import type { FlagEvaluator } from '../flags/flag-answers.ts';
import { flagsDeclared, flagsFor } from '../flags/visitor-flags.ts';

/** Tells an open page what the flags answer that its document did not need. */
export const serveFlags = async (
  app: FastifyInstance,
  { visits, evaluator }: { visits: Visits; evaluator: FlagEvaluator },
): Promise<void> => {
  app.get(flagsPath, { config: { policy: readPolicy } }, async (request, reply) => {
    const { set, replaced } = await visits.of(request);
    const language = languageOfCookie(request.cookies[cookieNames.language]);
    const keys = flagsDeclared(set).map(({ flag }) => flag.key);
    const answers = await flagsFor(evaluator, { request, reply, set, language, chosen: replaced.flags }, keys);
    return reply.header('cache-control', 'private, no-store').send(answers);
  });
};
