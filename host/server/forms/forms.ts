import type { SentForm } from '@shop/contract';
import { holdsCard } from '@shop/format';
import { type FastifyInstance, type FastifyReply, type FastifyRequest, errorCodes } from 'fastify';
import { inPlaceType, type FormOutput, type NewGuest, type SentInPlace } from '../../contract/forms.ts';
import { visitorHeaders } from '../http/api-headers.ts';
import { cookieNames, cookieOptions, lifetimes, visitorOf } from '../http/cookies.ts';
import { languageOf } from '../http/language.ts';
import { isSameOrigin, originOf } from '../http/origin.ts';
import type { Policy } from '../http/policies.ts';
import { nameRoute } from '../http/route-name.ts';
import { safePath } from '../http/safe-path.ts';
import { faultHeaders } from '../overrides/choices.ts';
import type { Visit, Visits } from '../overrides/visits.ts';
import { RenderFailure } from '../render/render-thread.ts';
import type { Renderers } from '../render/renderers.ts';
import type { Settings } from '../settings.ts';
import type { RemoteFaults } from '../builds/remote-faults.ts';
import type { PageAnswers } from '../page/page-answers.ts';
import { sendPage } from '../page/send-page.ts';
import { type FormTaker, takerOf } from './form-table.ts';
import { leaveFor } from './leave-for.ts';
import { refuseForm } from './refused-form.ts';

export interface FormsOptions {
  settings: Settings;
  visits: Visits;
  renderers: Renderers;
  faults: RemoteFaults;
  pages: PageAnswers;
}

/** Bytes that a form without scripts may have. */
const longest = 10_000;

const isUrlEncoded = (type: string): boolean => type.startsWith('application/x-www-form-urlencoded');

/** A body as far as it is looked at: fields of a form, JSON, else its text. */
const bodyOf = (type: string, text: string): unknown => {
  if (isUrlEncoded(type)) return [...new URLSearchParams(text)].map(([key, value]) => ({ [key]: value }));
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};

const keepGuest = (reply: FastifyReply, { deviceId, token }: NewGuest): void => {
  reply.setCookie(cookieNames.deviceId, deviceId, cookieOptions(lifetimes.deviceId));
  reply.setCookie(cookieNames.guestToken, token, cookieOptions(lifetimes.guestToken));
};

const problemOf = ({ message, errors }: SentForm): string | undefined => message ?? Object.values(errors)[0];

/** As the browser does when somebody signs in (SESS-014): a customer has no guest token. */
const keepCustomer = (reply: FastifyReply, token: string): void => {
  reply.setCookie(cookieNames.token, token, cookieOptions(lifetimes.token));
  reply.clearCookie(cookieNames.guestToken, cookieOptions(0));
};

/** As the browser does when somebody logs out (SESS-004); who comes next is a guest of this device. */
const dropCustomer = (reply: FastifyReply): void => {
  reply.clearCookie(cookieNames.token, cookieOptions(0));
};

/**
 * Every POST that nothing else answers is a plain form. The remote that names its path carries it out, in the threads
 * that render pages; any other was sent before its page was ready, or from nowhere, and is told so with a page.
 */
export const serveForms = async (
  app: FastifyInstance,
  { settings, visits, renderers, faults, pages }: FormsOptions,
): Promise<void> => {
  const { apiUrl, webSecret, publicOrigin } = settings;
  const texts = new WeakMap<FastifyRequest, string>();
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, (request, body, done) => {
    texts.set(request, String(body));
    done(null, bodyOf(request.headers['content-type'] ?? '', String(body)));
  });
  app.setErrorHandler((error, request, reply) => {
    const isTooLarge = error instanceof errorCodes.FST_ERR_CTP_BODY_TOO_LARGE;
    if (!isTooLarge) request.log.error(error);
    return refuseForm(request, reply, isTooLarge ? 'tooLarge' : 'unavailable', publicOrigin);
  });

  const taken = (request: FastifyRequest, { set, replaced }: Visit, taker: FormTaker): Promise<FormOutput> => {
    const { remote, expose, fromAnywhere } = taker;
    const origin = originOf(request, publicOrigin);
    return renderers.act(set, {
      remote,
      expose,
      url: request.url,
      origin,
      language: languageOf(request).language,
      api: { baseUrl: apiUrl, headers: { ...visitorHeaders(webSecret, request), ...faultHeaders(replaced.faults) } },
      visitor: fromAnywhere ? {} : visitorOf(request),
      type: request.headers['content-type'] ?? '',
      body: texts.get(request) ?? '',
      from: safePath(request.headers.referer, origin),
    });
  };

  /** The page that the form was posted to, with what was sent and what is wrong with it. */
  const showAgain = async (request: FastifyRequest, reply: FastifyReply, { set, replaced }: Visit, sent: SentForm) => {
    if (!set.host) throw new Error('a form is taken by a host');
    const { language } = languageOf(request);
    const answer = await pages.answer(request, { set, host: set.host, replaced, language, url: request.url, sent });
    const isWrong = answer.status === 200 && (sent.message !== undefined || Object.keys(sent.errors).length > 0);
    return sendPage(request, reply, isWrong ? { ...answer, status: 422 } : answer);
  };

  const policy: Policy = { who: 'remote', limit: 'api', body: longest, repeat: 'once' };
  app.post('/*', { config: { policy } }, async (request, reply) => {
    const refuse = (why: Parameters<typeof refuseForm>[2], fields?: URLSearchParams) =>
      refuseForm(request, reply, why, publicOrigin, fields);
    const [pathname = ''] = request.url.split('?');
    const visit = await visits.of(request);
    const { set } = visit;
    const taker = takerOf(set, pathname);
    if (!taker) return refuse('unknown');
    nameRoute(request, taker);
    if (!taker.fromAnywhere && !isSameOrigin(request, publicOrigin)) return refuse('elsewhere');
    const text = texts.get(request) ?? '';
    try {
      const { answer, guest } = await taken(request, visit, taker);
      reply.header('cache-control', 'no-store');
      if (guest && !taker.fromAnywhere) keepGuest(reply, guest);
      const isInPlace = request.headers.accept === inPlaceType;
      if ('again' in answer) {
        const problem = problemOf(answer.again);
        if (isInPlace && problem !== undefined) return reply.send({ problem } satisfies SentInPlace);
        return await showAgain(request, reply, visit, answer.again);
      }
      if ('leaveFor' in answer) return leaveFor(request, reply, answer.leaveFor);
      if ('text' in answer) return reply.code(answer.status).type('text/plain; charset=utf-8').send(`${answer.text}\n`);
      const location = safePath(answer.redirect);
      if (location === null) throw new Error('the form leads to another site');
      if (taker.fromAnywhere) return reply.redirect(location, 303);
      if ('signedOut' in answer) dropCustomer(reply);
      else if (answer.signedIn !== undefined) keepCustomer(reply, answer.signedIn);
      if (!isInPlace) return reply.redirect(location, 303);
      const sent: SentInPlace = { redirect: location, ...('inPlace' in answer && { inPlace: answer.inPlace }) };
      return reply.send(sent);
    } catch (error) {
      if (error instanceof RenderFailure && error.fault) faults.record(error.fault, { reason: error.message });
      request.log.error({ ...taker, err: error }, 'a form was not taken');
      const isReplayable = isUrlEncoded(request.headers['content-type'] ?? '');
      return refuse('unavailable', isReplayable ? new URLSearchParams(text) : undefined);
    }
  });
};

/** Refuses a form that holds a payment card, whoever would answer it: none of them may come into a log. */
export const refuseCards = (app: FastifyInstance, publicOrigin: string): void => {
  app.addHook('preHandler', async (request, reply) => {
    if (holdsCard(request.body)) return refuseForm(request, reply, 'card', publicOrigin);
  });
};
