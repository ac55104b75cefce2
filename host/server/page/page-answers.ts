import { type Appearance, type Language, type SentForm, languageQuery } from '@shop/contract';
import type { ReleaseStorage } from '@shop/delivery';
import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { FlagEvaluator } from '../flags/flag-answers.ts';
import { flagsFor, nameOfAnswers } from '../flags/visitor-flags.ts';
import { appearanceOf, namesAppearance } from '../http/appearance.ts';
import { cookieNames, plainCookie, visitorOf } from '../http/cookies.ts';
import type { EncodedText } from '../http/encoding.ts';
import { isBrokenQuery, withKnownQuery, withRest } from '../http/known-query.ts';
import { languageOfCookie } from '../http/language.ts';
import { originOf } from '../http/origin.ts';
import type { DevServers } from '../builds/dev-servers.ts';
import { type Replaced, isReplacing } from '../overrides/override.ts';
import type { Visits } from '../overrides/visits.ts';
import type { LiveRelease, LiveReleases, ReleaseSet } from '../builds/live-releases.ts';
import type { BuildMarks } from '../render/build-marks.ts';
import { unknownTag } from '../render/api-answers.ts';
import { QueueFull } from '../render/render-queue.ts';
import type { Renderers } from '../render/renderers.ts';
import type { Settings } from '../settings.ts';
import type { RemoteFaults } from '../builds/remote-faults.ts';
import { type Cached, type Found, type PageCache, pageCache } from './page-cache.ts';
import { pageStateFiles } from './page-state-file.ts';
import type { PageMaker } from './page-rendering.ts';
import { type PageAnswer, producePage } from './produce-page.ts';
import { sharedAnswers } from './shared-answers.ts';
import { inlineStyles } from './styles.ts';
import { derived } from '@shop/serving/memo';
import { matchPage } from '../../contract/match-page.ts';
import type { PageMatch } from '../../contract/rendering.ts';

/** Of each set once: the routes are looked through by this list. */
const configsOf = derived(({ remotes }: ReleaseSet) => remotes.flatMap(({ release }) => release.config ?? []));

/** How a page is rendered, by the live routes. */
const matchOf = (set: ReleaseSet, pathname: string): PageMatch => matchPage(pathname, configsOf(set));

export interface PageAnswersOptions {
  settings: Settings;
  storage: ReleaseStorage;
  live: LiveReleases;
  visits: Visits;
  flags: FlagEvaluator;
  /** Whether changes of what pages are made from are heard of. */
  isSubscribed(): boolean;
  /** As `PageChanges` has it. */
  position(): number | null;
  /** The development servers in force, when there are any. */
  dev: DevServers | null;
  renderers: Renderers;
  marks: BuildMarks;
  faults: RemoteFaults;
  log: FastifyBaseLogger;
  /** Hears how each page that is kept was found. */
  onFound(found: Found): void;
  now?: () => number;
}

export interface Asked {
  set: ReleaseSet;
  host: LiveRelease;
  replaced: Replaced;
  language: Language;
  url: string;
  /** The plain form that the page shows once more. */
  sent?: SentForm;
  /** Where the visitor may be given a device id, should chance decide something of the page. */
  reply?: FastifyReply;
}

const pathOf = (url: string): string => {
  const mark = url.indexOf('?');
  return mark < 0 ? url : url.slice(0, mark);
};

/** A page as somebody gets it. */
export interface PageView {
  page: PageAnswer;
  builds: ReleaseSet['builds'];
  /** The device that gets it, where that decides its builds. */
  device: string | null;
  address: string;
}

export interface PageAnswers {
  /** The page that was asked for. @throws QueueFull */
  answer(request: FastifyRequest, asked: Asked): Promise<PageAnswer>;
  /**
   * The state that has this hash: as it lies ready, else as the page has it now. Null where that is another one.
   * @throws QueueFull
   */
  state(request: FastifyRequest, hash: string, asked: () => Promise<Asked | null>): Promise<EncodedText | null>;
  /** The page where it is everybody's, fresh, and found without asking anything; null otherwise. */
  cached(request: FastifyRequest): PageView | null;
  /** Forgets pages that were made from what changed; `*` stands for everything. */
  forget(tags: ReadonlySet<string>): void;
  /** How much is kept. */
  size: PageCache<PageAnswer>['size'];
  close(): void;
}

/** A path that was asked for, as its pages' names in the cache begin. */
interface KnownPath {
  path: string;
  /** Names of the query that count; undefined when all of it does. */
  query: readonly string[] | undefined;
  /** Flags that its pages may read. */
  flags: readonly string[];
}

const longestCached = 1_000;
const cachedPaths = 20_000;
/** Milliseconds for which a page is fresh while changes are heard of. */
const notifiedFreshFor = 120_000;
/** This part of the memory is for states alone: those of pages that have been made anew since, too. */
const forStates = 0.25;

const nameOf = (
  origin: string,
  language: Language,
  appearance: Appearance | undefined,
  set: ReleaseSet,
  url: string,
): string => [origin, language, ...(appearance ? [appearance] : []), set.key, url].join('\n');

/** Makes pages: rendered on the server for their first view, kept when they are the same for everyone. */
export const pageAnswers = (options: PageAnswersOptions): PageAnswers => {
  const { settings, storage, live, visits, dev, renderers, marks, faults, flags, log } = options;
  const styles = inlineStyles(storage);
  const freshFor = (): number => (options.isSubscribed() ? notifiedFreshFor : 30_000);
  const cache = pageCache<PageAnswer>(
    {
      freshFor,
      staleFor: 600_000,
      maxBytes: settings.pageCacheBytes * (1 - forStates),
      onFound: options.onFound,
      ...(options.now && { now: options.now }),
    },
    (error) => {
      // Under load the stale page is served for longer.
      if (!(error instanceof QueueFull)) log.error({ err: error }, 'a cached page could not be made again');
    },
  );
  const states = pageStateFiles(settings.pageCacheBytes * forStates);
  const shared = sharedAnswers({ settings, freshFor, longestFresh: notifiedFreshFor, states, log });
  const paths = new LRUCache<string, KnownPath>({ max: cachedPaths });

  const pageOf = async (request: FastifyRequest, asked: Asked) => {
    const { set, host, replaced, language, url, sent, reply } = asked;
    const origin = originOf(request, settings.publicOrigin);
    const match = matchOf(set, new URL(url, origin).pathname);
    const maker: PageMaker = {
      apiUrl: settings.apiUrl,
      webSecret: settings.webSecret,
      position: options.position,
      assetOrigin: settings.assetOrigin,
      outside: settings.outside,
      devHost: dev?.host() ?? '',
      developed: dev?.overrides() ?? new Map(),
      renderers,
      marks,
      faults,
      slow: settings.rendering.slow,
      partLimit: settings.rendering.partLimit,
      styles,
      log: request.log,
    };
    const isPublic = match.render === 'public' && !isReplacing(replaced) && !sent;
    const visitor = match.render === 'personal' || sent ? visitorOf(request) : null;
    const isWhole = !isBrokenQuery(url);
    const names = isPublic && isWhole ? match.query : undefined;
    const known = names ? withKnownQuery(url, names) : { url, rest: [] };
    const isCacheable = isPublic && isWhole && known.url.length <= longestCached;
    const keys = match.flags ?? [];
    const answers = await flagsFor(flags, { request, reply, set, language, chosen: replaced.flags }, keys);
    const appearance = appearanceOf(request);
    const name = nameOf(origin, language, appearance, set, known.url) + nameOfAnswers(answers);
    const onGrown = (grown: PageAnswer): void => {
      cache.grown(name, grown);
      if (grown.state) states.grown(grown.state);
    };
    const make = async () => {
      const page = await producePage(maker, {
        url: known.url,
        language,
        appearance,
        origin,
        set,
        host,
        replaced,
        visitor,
        ...(sent && { sent }),
        flags: answers,
        asking: request,
        address: request.ip,
        match,
        onGrown,
      });
      if (page.state) states.keep(page.state);
      return page;
    };
    const makeCached = async (): Promise<Cached<PageAnswer>> => {
      const value = await make();
      return { value, keep: value.shared && value.status < 400 };
    };
    const made = isCacheable
      ? await cache.get(name, () => (shared ? shared.get(name, makeCached, onGrown) : makeCached()))
      : await make();
    return { made: flags.differ(keys) ? { ...made, differs: true } : made, match, isCacheable, rest: known.rest };
  };

  const answer: PageAnswers['answer'] = async (request, asked) => {
    const { made, match, isCacheable, rest } = await pageOf(request, asked);
    if (isCacheable) {
      const { query, flags: read = [] } = match;
      paths.set(pathOf(request.url), { path: pathOf(asked.url), query, flags: read });
    }
    return made.location === undefined ? made : { ...made, location: withRest(made.location, rest) };
  };

  const state: PageAnswers['state'] = async (request, hash, ask) => {
    const ready = states.find(hash);
    const asked = ready ? null : await ask();
    if (!asked) return ready;
    const { pathname } = new URL(asked.url, originOf(request, settings.publicOrigin));
    if (matchOf(asked.set, pathname).render !== 'public') return null;
    const { made } = await pageOf(request, asked);
    return made.state?.hash === hash ? made.state.text : null;
  };

  const cached: PageAnswers['cached'] = (request) => {
    const asked = request.url;
    const known = paths.get(pathOf(asked));
    if (
      !known ||
      visits.mayReplace(request) ||
      isBrokenQuery(asked) ||
      namesAppearance(asked) ||
      !flags.areDefault(known.flags)
    )
      return null;
    const device = live.varies() ? plainCookie(request, cookieNames.deviceId) : null;
    // A browser that has none is given one first.
    if (live.varies() && !device) return null;
    const cookie = plainCookie(request, cookieNames.language);
    const set = cookie === undefined ? null : live.currentFor(device ?? null);
    if (!set) return null;
    const whole = known.path + asked.slice(pathOf(asked).length);
    const { url } = known.query ? withKnownQuery(whole, known.query) : { url: whole };
    // A language that is chosen by the address is written into a cookie.
    if (url.length !== known.path.length && new URLSearchParams(url.slice(known.path.length)).has(languageQuery))
      return null;
    const page = cache.fresh(
      nameOf(originOf(request, settings.publicOrigin), languageOfCookie(cookie), appearanceOf(request), set, url),
    );
    return page && page.location === undefined
      ? { page, builds: set.builds, device: device ?? null, address: device ? request.ip : '' }
      : null;
  };

  return {
    answer,
    state,
    cached,
    size: cache.size,
    forget(tags) {
      const changed = new Set([...tags, unknownTag]);
      cache.forget(changed);
      shared?.forget(changed);
    },
    close: () => shared?.close(),
  };
};
