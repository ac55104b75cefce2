import type { Language, SentForm } from '@shop/contract';
import type { ReleaseStorage } from '@shop/delivery';
import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify';
import { type Overrides, formatOverrides, overridesFor } from '../dev-override.ts';
import { cookieNames, cookieOptions, visitorOf } from '../http/cookies.ts';
import { negotiate } from '../http/encoding.ts';
import { isBrokenQuery, withKnownQuery, withRest } from '../http/known-query.ts';
import { originOf } from '../http/origin.ts';
import type { PageMatch } from '../../contract/rendering.ts';
import type { DevServers } from '../builds/dev-servers.ts';
import type { LiveRelease, ReleaseSet } from '../builds/live-releases.ts';
import type { BuildMarks } from '../render/build-marks.ts';
import { QueueFull } from '../render/render-queue.ts';
import type { Renderers } from '../render/renderers.ts';
import type { Settings } from '../settings.ts';
import type { RemoteFaults } from '../site/remote-faults.ts';
import { pageCache } from './page-cache.ts';
import { type PageAnswer, type PageMaker, producePage } from './produce-page.ts';
import { inlineStyles } from './styles.ts';

export interface PageAnswersOptions {
  settings: Settings;
  storage: ReleaseStorage;
  /** The development servers in force, when there are any. */
  dev: DevServers | null;
  renderers: Renderers;
  marks: BuildMarks;
  faults: RemoteFaults;
  log: FastifyBaseLogger;
  now?: () => number;
}

/** What is known of a page before it is matched. */
export interface Asked {
  set: ReleaseSet;
  host: LiveRelease;
  language: Language;
  searchParams: URLSearchParams;
  url: string;
  /** The plain form that the page shows once more. */
  sent?: SentForm;
}

const browserPage: PageMatch = { render: 'client' };

/** What the route tables say of a page; where that cannot be told, the browser finds out. @throws QueueFull */
const matched = async (renderers: Renderers, pathname: string, set: ReleaseSet, request: FastifyRequest) => {
  if (!set.host?.serverEntry) return browserPage;
  try {
    return await renderers.match(set, pathname);
  } catch (error) {
    if (error instanceof QueueFull) throw error;
    request.log.error({ err: error }, 'matchPage failed');
    return browserPage;
  }
};

/** Sends a page as the browser takes it. */
export const sendPage = async (
  request: FastifyRequest,
  reply: FastifyReply,
  answer: PageAnswer,
  varyByCookie: boolean,
) => {
  reply.code(answer.status).headers({
    'content-security-policy': answer.policy,
    vary: varyByCookie ? 'Accept-Encoding, Cookie' : 'Accept-Encoding',
  });
  reply.header('cache-control', answer.shared ? 'public, max-age=0, must-revalidate' : 'private, no-store');
  if (answer.location !== undefined) return reply.header('location', answer.location).send();
  const encoding = negotiate(request.headers['accept-encoding']);
  if (answer.shared) {
    const etag = answer.body.etag();
    reply.header('etag', etag);
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  }
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.type('text/html; charset=utf-8').send(await answer.body.as(encoding));
};

/**
 * Makes pages: rendered on the server for their first view, cached when they are the same for everyone.
 * @throws QueueFull
 */
export const pageAnswers = (options: PageAnswersOptions) => {
  const { settings, storage, dev, renderers, marks, faults, log } = options;
  const styles = inlineStyles(storage);
  const cached = pageCache<PageAnswer>(
    { freshFor: 30_000, staleFor: 600_000, maxEntries: 500, ...(options.now && { now: options.now }) },
    (error) => {
      // Under load the stale page is served for longer.
      if (!(error instanceof QueueFull)) log.error({ err: error }, 'a cached page could not be made again');
    },
  );

  const overrides = (request: FastifyRequest, reply: FastifyReply, query: URLSearchParams): Overrides => {
    const started = dev?.overrides() ?? new Map<string, string>();
    if (!settings.overrides) return started;
    const { overrides: own, changed } = overridesFor(query, request.cookies[cookieNames.override]);
    if (changed && own.size > 0)
      reply.setCookie(cookieNames.override, formatOverrides(own), { ...cookieOptions(0), httpOnly: true });
    else if (changed) reply.clearCookie(cookieNames.override, cookieOptions(0));
    return new Map([...started, ...own]);
  };

  return async (
    request: FastifyRequest,
    reply: FastifyReply,
    { set, host, language, searchParams, url, sent }: Asked,
  ): Promise<PageAnswer> => {
    const origin = originOf(request, settings.publicOrigin);
    const match = await matched(renderers, new URL(url, origin).pathname, set, request);
    const maker: PageMaker = {
      apiUrl: settings.apiUrl,
      webSecret: settings.webSecret,
      assetOrigin: settings.assetOrigin,
      outside: settings.outside,
      devHost: dev?.host() ?? '',
      renderers,
      marks,
      faults,
      styles,
      log: request.log,
    };
    const replaced = overrides(request, reply, searchParams);
    const isPublic = match.render === 'public' && replaced.size === 0 && !sent;
    const visitor = match.render === 'personal' || sent ? visitorOf(request) : null;
    const isWhole = !isBrokenQuery(url);
    const known = isPublic && isWhole && match.query ? withKnownQuery(url, match.query) : { url, rest: [] };
    const make = () =>
      producePage(maker, {
        url: known.url,
        language,
        origin,
        set,
        host,
        overrides: replaced,
        visitor,
        ...(sent && { sent }),
        address: request.ip,
        match,
      });
    const answer =
      isPublic && isWhole && known.url.length <= 1_000
        ? await cached([origin, language, set.key, known.url].join('\n'), async () => {
            const value = await make();
            return { value, keep: value.shared && value.status < 400 };
          })
        : await make();
    return answer.location === undefined ? answer : { ...answer, location: withRest(answer.location, known.rest) };
  };
};

export type PageAnswers = ReturnType<typeof pageAnswers>;
