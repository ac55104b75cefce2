import type { FastifyBaseLogger } from 'fastify';
import type { Settings } from '../settings.ts';
import type { Cached } from './page-cache.ts';
import { pageOfRecord, recordFormat, recordOf } from './page-record.ts';
import type { PageStateFiles } from './page-state-file.ts';
import type { PageAnswer } from './produce-page.ts';
import { sharedPages } from './shared-pages.ts';

export interface SharedAnswersOptions {
  settings: Settings;
  /** Milliseconds for which a page is fresh now. */
  freshFor(): number;
  /** The most that this ever is: the store keeps nothing for longer. */
  longestFresh: number;
  states: PageStateFiles;
  log: FastifyBaseLogger;
}

/** Pages that several web servers make for each other. */
export interface SharedAnswers {
  /** The page of this name as another web server has made it; else `make` makes it, for the others too. */
  get(
    name: string,
    make: () => Promise<Cached<PageAnswer>>,
    onGrown: (page: PageAnswer) => void,
  ): Promise<Cached<PageAnswer>>;
  /** Forgets pages that were made from what changed; `*` stands for everything. */
  forget(tags: ReadonlySet<string>): void;
  close(): void;
}

/** Pages in the store that `PAGE_CACHE_URL` names; null where it names none. */
export const sharedAnswers = ({
  settings,
  freshFor,
  longestFresh,
  states,
  log,
}: SharedAnswersOptions): SharedAnswers | null => {
  if (!settings.pageCacheUrl) return null;
  const shared = sharedPages({
    url: settings.pageCacheUrl,
    secret: settings.webSecret,
    answerLimit: settings.pageCacheLimit,
    ttl: longestFresh,
    timeout: settings.rendering.limit,
    log,
  });
  /** Pages of servers that are configured alike have the same documents. */
  const alike = JSON.stringify([recordFormat, settings.assetOrigin, settings.outside]);
  return {
    async get(name, make, onGrown) {
      const found = await shared.find(`${alike}\n${name}`, freshFor());
      if (found.kind === 'page') {
        const value = pageOfRecord(found.record, onGrown);
        if (value.state) states.keep(value.state);
        return { value, keep: true, age: found.age };
      }
      try {
        const made = await make();
        // Nobody waits for it to be compressed and kept.
        void (made.keep ? recordOf(made.value).then(found.done) : found.done(null)).catch((error: unknown) =>
          log.error({ err: error }, 'a page could not be kept for other web servers'),
        );
        return made;
      } catch (error) {
        void found.done(null);
        throw error;
      }
    },
    forget: (tags) => shared.forget(tags),
    close: () => shared.close(),
  };
};
