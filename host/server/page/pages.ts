import type { FastifyInstance, FastifyReply } from 'fastify';
import { keepAppearance } from '../http/appearance.ts';
import { cookieNames, cookieOptions, deviceIdOf, givenDeviceId, lifetimes } from '../http/cookies.ts';
import { queryOf } from '../http/known-query.ts';
import { languageOf } from '../http/language.ts';
import type { LiveReleases } from '../builds/live-releases.ts';
import { readPolicy } from '../http/policies.ts';
import { QueueFull } from '../render/render-queue.ts';
import { ChoiceRefused } from '../overrides/choices.ts';
import { OverridesRefused, isReplacing } from '../overrides/override.ts';
import { sendRefusedChoice, sendRefusedOverrides } from './refused-choice.ts';
import type { Visits } from '../overrides/visits.ts';
import type { PageAnswers, PageView } from './page-answers.ts';
import { sendPage } from './send-page.ts';
import { pageUrl } from './page-url.ts';
import type { Language } from '@shop/contract';
import { sendPlainPage } from './plain-page.ts';

const retryAfterSeconds = 5;

const texts: Record<Language, { title: string; text: string; again: string }> = {
  en: {
    title: 'One moment, please',
    text: 'Many people are visiting the shop right now. Your cart and your account are safe. Please try again in a few seconds.',
    again: 'Try again',
  },
  fr: {
    title: 'Un instant, s’il vous plaît',
    text: 'Beaucoup de personnes visitent la boutique en ce moment. Votre panier et votre compte sont en sécurité. Veuillez réessayer dans quelques secondes.',
    again: 'Réessayer',
  },
};

/** A small, cheap page for when no more pages can be rendered or wait. */
const sendOverloaded = (reply: FastifyReply, language: Language): FastifyReply => {
  const { again, ...said } = texts[language];
  const page = { language, ...said, back: { href: '', label: again } };
  return sendPlainPage(reply, 503, page, { 'retry-after': String(retryAfterSeconds) });
};

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
    // A first visit may get a candidate too.
    const isNewDevice = live.varies() && deviceIdOf(request) === null;
    const device = isNewDevice ? givenDeviceId(request, reply) : deviceIdOf(request);
    const url = pageUrl(request.url);
    const searchParams = queryOf(url);
    const chosenFor = keepAppearance(reply, url, searchParams);
    if (chosenFor !== null) return reply.header('cache-control', 'no-store').redirect(chosenFor, 303);
    const { language, chosen } = languageOf(request, searchParams);
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
      // Builds of one browser alone say nothing of the live ones.
      if (request.method === 'GET' && answer.location === undefined && !isReplacing(replaced))
        onView({ page: answer, builds: set.builds, device, address: request.ip });
      // Its cookie is this visitor's own.
      const sent = isNewChoice || isNewDevice ? { ...answer, differs: true } : answer;
      return await sendPage(request, reply, sent);
    } catch (error) {
      if (error instanceof QueueFull) return sendOverloaded(reply, language);
      if (error instanceof OverridesRefused) return sendRefusedOverrides(reply, language, error);
      if (error instanceof ChoiceRefused) return sendRefusedChoice(reply, language, error);
      throw error;
    }
  });
};
