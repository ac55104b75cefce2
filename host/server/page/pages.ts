import type { FastifyInstance } from 'fastify';
import { cookieNames, cookieOptions, deviceIdOf, lifetimes } from '../http/cookies.ts';
import { languageOf } from '../http/language.ts';
import type { LiveReleases } from '../builds/live-releases.ts';
import { readPolicy } from '../http/policies.ts';
import { QueueFull } from '../render/render-queue.ts';
import { FlagsRefused } from '../overrides/chosen-flags.ts';
import { FaultsRefused } from '../overrides/faults.ts';
import { OverridesRefused, isReplacing } from '../overrides/override.ts';
import { sendRefusedFaults, sendRefusedFlags, sendRefusedOverrides } from './refused-choice.ts';
import type { Visits } from '../overrides/visits.ts';
import { sendOverloaded } from './overloaded.ts';
import type { PageAnswers, PageView } from './page-answers.ts';
import { sendPage } from './send-page.ts';
import { pageUrl, queryOf } from './page-url.ts';

export interface PagesOptions {
  live: LiveReleases;
  visits: Visits;
  pages: PageAnswers;
  /** Hears of each page that is sent. */
  onView(view: PageView): void;
}

const notPublished =
  'The shop has not been published yet. Run: pnpm release publish host, then pnpm release promote host\n';

/** Every other GET is a page. */
export const servePages = async (
  app: FastifyInstance,
  { live, visits, pages, onView }: PagesOptions,
): Promise<void> => {
  app.get('/*', { config: { policy: readPolicy } }, async (request, reply) => {
    const device = deviceIdOf(request);
    const url = pageUrl(request.url);
    const searchParams = queryOf(url);
    const { language, chosen } = languageOf(searchParams, request.cookies[cookieNames.language]);
    const isNewChoice = chosen && request.cookies[cookieNames.language] !== language;
    if (isNewChoice) {
      reply.setCookie(cookieNames.language, language, cookieOptions(lifetimes.language));
    }
    try {
      const { set, replaced } = await visits.asked(request, reply, searchParams);
      const { host } = set;
      if (!host)
        return reply.code(503).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send(notPublished);
      const answer = await pages.answer(request, { set, host, replaced, language, url, reply });
      // What one browser alone has says nothing of what is live.
      if (request.method === 'GET' && answer.location === undefined && !isReplacing(replaced))
        onView({ page: answer, builds: set.builds, device, address: request.ip });
      // Its cookie is this visitor's own.
      const sent = isNewChoice ? { ...answer, differs: true } : answer;
      return await sendPage(request, reply, sent, !chosen || live.varies() || visits.areAllowed);
    } catch (error) {
      if (error instanceof QueueFull) return sendOverloaded(reply, language);
      if (error instanceof OverridesRefused) return sendRefusedOverrides(reply, language, error);
      if (error instanceof FaultsRefused) return sendRefusedFaults(reply, language, error);
      if (error instanceof FlagsRefused) return sendRefusedFlags(reply, language, error);
      throw error;
    }
  });
};
