import { isGenerous } from '../dom/connection.ts';

interface Parts {
  /** Whether an address is a product or a list that an answer has named: a page that is the same for everyone. */
  isKnown(pathname: string): boolean;
  /** Loads the code alone of such pages, of which one is behind this address. */
  code(pathname: string): void;
  /** Loads code and data of the page behind an address, unless that is called off. */
  ask(url: URL, off: AbortController): Promise<void>;
}

export interface PrefetchInView {
  /** The person goes to another page: nothing is loaded any more but what that one shows. */
  leave(target: string): void;
  /** A page has been reached; its links are looked at from now on. */
  arrive(address: string): void;
  stop(): void;
}

/** Pages that are loaded side by side. */
const AT_ONCE = 2;
/** Pages that are made ready for each page in view. */
const AT_MOST = 8;
/** A link that stays in view this long is read, one that is scrolled past is not; in ms. */
const READ_MS = 400;

const whenIdle = (run: () => void): void => {
  if (typeof requestIdleCallback === 'undefined') setTimeout(run, 0);
  else requestIdleCallback(run, { timeout: 1_000 });
};

/**
 * Makes ready the pages of products and lists whose links are in view, a few at once and not more than a few for each
 * page, while the browser is idle and the connection is good. Their code comes at once. What failed or was called off is asked for again
 * when its link is pressed.
 */
export const prefetchInView = ({ isKnown, code, ask }: Parts): PrefetchInView => {
  const running = new Map<string, AbortController>();
  const asked = new Set<string>();
  const addresses = new WeakMap<Element, string>();
  const read = new Map<Element, ReturnType<typeof setTimeout>>();
  const waiting = new Set<string>();
  let left = AT_MOST;
  let hasCode = false;

  const next = (): void => {
    const [address] = waiting;
    if (address === undefined || running.size >= AT_ONCE || left === 0 || !isGenerous()) return;
    waiting.delete(address);
    asked.add(address);
    left -= 1;
    const off = new AbortController();
    running.set(address, off);
    const isOver = (): void => {
      running.delete(address);
      if (off.signal.aborted) asked.delete(address);
      whenIdle(next);
    };
    ask(new URL(address, location.href), off).then(isOver, isOver);
    next();
  };
  const want = (card: Element): void => {
    const address = addresses.get(card);
    if (address === undefined || asked.has(address) || address === location.pathname + location.search) return;
    waiting.add(address);
    whenIdle(next);
  };
  const seen = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      clearTimeout(read.get(target));
      if (isIntersecting)
        read.set(
          target,
          setTimeout(() => want(target), READ_MS),
        );
      else waiting.delete(addresses.get(target) ?? '');
    }
  });
  const look = (): void => {
    for (const card of document.querySelectorAll('main article')) {
      const links = [...card.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')];
      const link = links.find(({ pathname }) => isKnown(pathname));
      if (!link) continue;
      if (!hasCode) code(link.pathname);
      hasCode = true;
      addresses.set(card, link.pathname + link.search);
      seen.observe(card); // its picture may be in view, and its link below the window
    }
  };
  let isDue = false;
  const changes = new MutationObserver(() => {
    if (isDue) return;
    isDue = true;
    whenIdle(() => {
      isDue = false;
      look();
    });
  });
  const forget = (): void => {
    seen.disconnect();
    changes.disconnect();
    for (const timer of read.values()) clearTimeout(timer);
    read.clear();
    waiting.clear();
  };

  const leave = (target: string): void => {
    forget();
    for (const [address, off] of running) if (address !== target) off.abort();
  };

  return {
    leave,
    arrive(address) {
      leave(address);
      left = AT_MOST;
      hasCode = false;
      if (!isGenerous()) return;
      changes.observe(document.body, { childList: true, subtree: true });
      whenIdle(look);
    },
    stop() {
      forget();
      for (const off of running.values()) off.abort();
    },
  };
};
