import { paths } from '@shop/contract';
import { createCookies, tabStore } from '@shop/session';
import { announcedBuilds, liveFiles, type Builds } from '../../contract/document.ts';

const TIMEOUT_MS = 800;
const TRIED_KEY = 'version-reload';
/** So long a set of builds that a reload did not bring is not tried for again. */
const TRY_AGAIN_MS = 60_000;

/** Ten seconds, in days: the next document has come by then, or its server has looked by itself. */
const ANNOUNCED_DAYS = 10 / 86_400;

/** Of remotes whose build is no longer live. */
export type Refreshed = 'replaced' | 'needs-document' | 'failed';

interface Ways {
  /** Takes the live builds of remotes in place of the page's, where that can be done without a new document. */
  refresh(remotes: readonly string[], signal: AbortSignal): Promise<Refreshed>;
  /** Goes to the target as a new document. */
  go?(target: URL): void;
}

const liveBuilds = async (signal: AbortSignal): Promise<Builds | null> => {
  try {
    const response = await fetch(`${liveFiles.builds}?t=${Math.random()}`, { cache: 'no-store', signal });
    return response.ok ? ((await response.json()) as Builds) : null;
  } catch {
    return null;
  }
};

/** Pages where an address is typed or a payment runs: a reload on leaving them would lose state. */
const paying: ReadonlySet<string> = new Set([paths.shippingAddress(), paths.payment(), paths.pay()]);

/**
 * True once a minute for a set of builds: a reload may not bring what one server has announced, because another answered
 * that had not looked yet.
 */
const mayReload = (live: Builds): boolean => {
  const [announced, now] = [JSON.stringify(live), Date.now()];
  const [, at = '', tried] = /^(\d+) (.*)$/.exec(tabStore.read(TRIED_KEY) ?? '') ?? [];
  if (tried === announced && now - Number(at) < TRY_AGAIN_MS) return false;
  // Without storage a reload loop could not be detected.
  return tabStore.write(TRIED_KEY, `${now} ${announced}`);
};

/**
 * Compares the page's builds with the live ones at each navigation, beside its loading: a navigation that is ready
 * waits for nothing (GUARD-001). On a difference the browser goes to the target as a new document, unless it is
 * only in remotes of which nothing has been loaded: those are replaced in place. A check that fails or takes longer
 * than 800 ms is ignored, and so is one whose target has been left for another; none reloads during a payment.
 */
export const createVersionCheck = (
  builds: Builds,
  { refresh, go = (target) => location.assign(target) }: Ways,
): ((target: URL, signal: AbortSignal) => Promise<void>) => {
  let running = builds;
  let newest: URL | undefined;
  return async (target, given) => {
    newest = target;
    const isLeft = (): boolean => given.aborted || newest !== target;
    const isPaying = paying.has(location.pathname); // where the navigation began: it may have ended before the answer
    const signal = AbortSignal.any([given, AbortSignal.timeout(TIMEOUT_MS)]);
    const live = await liveBuilds(signal);
    if (!live || isLeft() || isPaying) return;
    const stale = Object.keys(running).filter((name) => name in live && live[name] !== running[name]);
    if (stale.length === 0) return;
    createCookies(document).write(announcedBuilds, '1', ANNOUNCED_DAYS);
    const refreshed = stale.includes('host') ? 'needs-document' : await refresh(stale, signal);
    if (refreshed === 'replaced') running = { ...running, ...live };
    if (refreshed === 'needs-document' && !isLeft() && mayReload(live)) go(target);
  };
};
