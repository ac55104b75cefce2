import type { FastifyInstance } from 'fastify';
import { cookieNames, cookieOptions, deviceIdOf, lifetimes } from '../http/cookies.ts';
import { languageOf } from '../http/language.ts';
import type { LiveReleases } from '../builds/live-releases.ts';
import { QueueFull } from '../render/render-queue.ts';
import { OverridesRefused } from '../dev-override.ts';
import { sendOverloaded } from './overloaded.ts';
import { sendRefusedOverrides } from './refused-overrides.ts';
import type { PageAnswers, PageView } from './page-answers.ts';
import { sendPage } from './send-page.ts';
import { pageUrl, queryOf } from './page-url.ts';

export interface PagesOptions {
  live: LiveReleases;
  pages: PageAnswers;
  /** Hears of each page that is sent. */
  onView(view: PageView): void;
}

const notPublished =
  'The shop has not been published yet. Run: pnpm release publish host, then pnpm release promote host\n';

/** Every other GET is a page. */
export const servePages = async (app: FastifyInstance, { live, pages, onView }: PagesOptions): Promise<void> => {
  app.get('/*', async (request, reply) => {
    const device = deviceIdOf(request);
    const set = await live.setFor(device);
    const { host } = set;
    if (!host)
      return reply.code(503).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send(notPublished);
    const url = pageUrl(request.url);
    const searchParams = queryOf(url);
    const { language, chosen } = languageOf(searchParams, request.cookies[cookieNames.language]);
    if (chosen && request.cookies[cookieNames.language] !== language) {
      reply.setCookie(cookieNames.language, language, cookieOptions(lifetimes.language));
    }
    try {
      const answer = await pages.answer(request, reply, { set, host, language, searchParams, url });
      if (request.method === 'GET' && answer.location === undefined)
        onView({ page: answer, builds: set.builds, device });
      return await sendPage(request, reply, answer, !chosen || live.varies());
    } catch (error) {
      if (error instanceof QueueFull) return sendOverloaded(reply, language);
      if (error instanceof OverridesRefused) return sendRefusedOverrides(reply, language, error, set);
      throw error;
    }
  });
};
