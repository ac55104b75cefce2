import type { Language } from '@shop/contract';
import { dataBlocks, type StartBlock } from '../../contract/document.ts';

/** The part of the service worker that answers with it (host/server/site/service-worker/offline.js) knows both names. */
export const savedCache = 'saved-pages';
export const indexAddress = '/saved/index.json';

/** So many products are saved; the one that was looked at longest ago makes room. */
export const MAX_PRODUCTS = 50;

export interface SavedPage {
  /** Path and query. */
  address: string;
  language: Language;
  /** Milliseconds since 1970. */
  at: number;
  /** What its link says; null for any other page, which makes no room. */
  product: { name: string; picture: string | null } | null;
  /** False where the browser draws it from what it keeps itself: only its files are here. */
  isDocument: boolean;
  /** Addresses of what it needs. */
  files: readonly string[];
}

interface SavedIndex {
  /** Of the page that was kept last: the worker cannot read cookies. */
  language: Language;
  /** Newest first. */
  pages: readonly SavedPage[];
}

const keyOf = ({ language, address }: Pick<SavedPage, 'language' | 'address'>): string =>
  `/saved/${language}${address}`;

const isSame = (one: SavedPage, other: SavedPage): boolean => keyOf(one) === keyOf(other);

/** The index with a page, and without those that make room for it. */
const withPage = (pages: readonly SavedPage[], page: SavedPage): SavedPage[] => {
  let products = 0;
  return [page, ...pages.filter((one) => !isSame(one, page))].filter(
    ({ product }) => product === null || ++products <= MAX_PRODUCTS,
  );
};

const readIndex = async (cache: Cache): Promise<SavedIndex | null> => {
  const saved = await cache.match(indexAddress);
  return saved ? await saved.json() : null;
};

/** One tab after another changes what is kept. */
const inTurn = <T>(run: () => Promise<T>): Promise<T> => navigator.locks.request(savedCache, run);

/** What a document's start script will fetch. */
const filesOfDocument = (html: string): string[] => {
  const [, json] =
    new RegExp(`<script type="application/json" id="${dataBlocks.start}">(.*?)</script>`).exec(html) ?? [];
  if (json === undefined) return [];
  const { registry, state, styles, scripts, preloads } = JSON.parse(json) as StartBlock; // the server's own
  const files = [...scripts, ...preloads, ...styles].map(([url]) => url);
  const ahead = [...html.matchAll(/<script defer src="([^"]+)"/g)].flatMap(([, url]) => url ?? []);
  return [...ahead, registry, ...(state ? [state.url] : []), ...files];
};

const whole = (address: string): URL => new URL(address, location.origin);

/** Released files may lie on an origin of their own. */
const isOwn = (file: string): boolean => {
  const { origin, pathname } = whole(file);
  return origin === location.origin || pathname.startsWith('/assets/');
};

/** Whether an answer is the same for everyone: pages of one person are never kept. */
const isForEveryone = ({ ok, redirected, headers }: Response): boolean =>
  ok && !redirected && (headers.get('cache-control') ?? '').includes('must-revalidate');

/** A document as the server now sends it; null for what is not the same for everyone, and for what did not come. */
const documentOf = async (cache: Cache, address: string): Promise<Response | null> => {
  try {
    await cache.add(new Request(whole(address), { priority: 'low', headers: { accept: 'text/html' } }));
    const answer = await cache.match(address, { ignoreVary: true });
    return answer && isForEveryone(answer) ? answer : null;
  } catch {
    return null;
  } finally {
    await cache.delete(address, { ignoreVary: true });
  }
};

const savedFiles = (pages: readonly SavedPage[]): Set<string> => new Set(pages.flatMap(({ files }) => files));

/** A page as it is to be kept: with files that are known to be needed beside those that its document names. */
export type Keeping = Omit<SavedPage, 'at'>;

/**
 * Keeps a page as the server now sends it, with all of its files, or leaves everything as it was: false where the page
 * is one person's, or something of it did not come or had no room. What is new is fetched below everything else.
 */
export const savePage = (page: Keeping): Promise<boolean> =>
  inTurn(async () => {
    const cache = await caches.open(savedCache);
    const { pages = [] } = (await readIndex(cache)) ?? {};
    const document = page.isDocument ? await documentOf(cache, page.address) : null;
    if (page.isDocument && !document) return false;
    const own = document ? filesOfDocument(await document.clone().text()) : [];
    const files = [...new Set([...own, ...page.files])].filter(isOwn);
    const known = savedFiles(pages);
    const added = files.filter((file) => !known.has(file));
    try {
      // What the page has loaded already comes from the browser's own cache.
      for (const file of added) await cache.add(new Request(whole(file), { cache: 'force-cache', priority: 'low' }));
      const saved = withPage(pages, { ...page, files, at: Date.now() });
      if (document) await cache.put(keyOf(page), document);
      await write(cache, { language: page.language, pages: saved });
      await removeUnnamed(cache, pages, saved);
      return true;
    } catch {
      // A file that is missing, or a storage that is full: what was there before stays whole.
      await Promise.all(added.map((file) => cache.delete(file)));
      return false;
    }
  });

const write = (cache: Cache, index: SavedIndex): Promise<void> => cache.put(indexAddress, Response.json(index));

const removeUnnamed = async (
  cache: Cache,
  before: readonly SavedPage[],
  after: readonly SavedPage[],
): Promise<void> => {
  const gone = before.filter((page) => !after.some((one) => isSame(one, page)));
  const needed = savedFiles(after);
  const files = [...savedFiles(before)].filter((file) => !needed.has(file));
  await Promise.all([...gone.map(keyOf), ...files].map((address) => cache.delete(address)));
};

/** What is kept in a language, newest first. */
export const savedPages = async (language: Language): Promise<readonly SavedPage[]> => {
  const { pages = [] } = (await readIndex(await caches.open(savedCache))) ?? {};
  return pages.filter((page) => page.language === language);
};
