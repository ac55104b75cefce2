import { trustedTypesPolicy } from '@shop/ui';
import type { StartBlock, StartFile } from '../../contract/document.ts';
import { nextTask } from '../dom/next-task.ts';

const verify = (element: HTMLLinkElement | HTMLScriptElement, integrity: string | null): void => {
  element.crossOrigin = 'anonymous';
  if (integrity) element.integrity = integrity;
};

const linked = ([url, integrity]: StartFile, rel: string, as = ''): HTMLLinkElement => {
  const link = document.createElement('link');
  link.rel = rel;
  link.as = as;
  verify(link, integrity);
  link.href = url;
  link.dataset.href = link.href; // the loader of chunks knows a sheet by its whole address
  return link;
};

/**
 * Fetches all that the page needs to be taken over, below everything else on its line; whether all of it came. Not by
 * links: Firefox holds a prefetch to `default-src`, which allows nothing, and Safari knows none.
 */
export const fetchAhead = async (
  { registry, state, styles, scripts, preloads }: StartBlock,
  signal: AbortSignal,
): Promise<boolean> => {
  const files = [...scripts, ...preloads, ...styles].map(([url]) => url);
  const all: Promise<boolean>[] = [];
  const load = async (url: string): Promise<boolean> => {
    const answer = await fetch(url, { priority: 'low', signal });
    await answer.arrayBuffer();
    // A page whose state is gone is drawn anew.
    return answer.ok || url === state?.url;
  };
  for (const url of [registry, ...(state ? [state.url] : []), ...files]) {
    all.push(load(url).catch(() => false)); // whoever needs it asks again
    // A slow phone takes milliseconds for each.
    await nextTask();
  }
  return (await Promise.all(all)).every(Boolean);
};

/**
 * Links to style sheets of which each takes effect once those before it are there, or have failed: the page declares no
 * custom property that others than the host's sheet would find. All of them are fetched at once.
 */
const sheetsInTurn = (styles: readonly StartFile[]): HTMLLinkElement[] => {
  let before: Promise<unknown> = Promise.resolve();
  return styles.flatMap((one, place) => {
    const sheet = linked(one, 'stylesheet');
    const settled = new Promise((done) => {
      sheet.addEventListener('load', done, { once: true });
      sheet.addEventListener('error', done, { once: true });
    });
    // The shell tells of it, which may come later than this.
    sheet.addEventListener('error', () => (sheet.dataset.lost = ''));
    if (place === 0) {
      before = settled;
      return [sheet];
    }
    sheet.media = 'not all';
    before = Promise.all([before.then(() => (sheet.media = 'all')), settled]);
    // By itself a sheet that is for no medium would come last of all.
    return [linked(one, 'preload', 'style'), sheet];
  });
};

/**
 * Adds the whole style sheets and the scripts, which run in their order, and has fetched what they ask for next; `fail`
 * hears of a script that did not come.
 */
export const addFiles = ({ registry, state, styles, scripts, preloads }: StartBlock, fail: () => void): void => {
  const named = new Set(scripts.map(([url]) => url));
  const policy = trustedTypesPolicy('shop#start', {
    createScriptURL(url: string) {
      if (named.has(url)) return url;
      throw new TypeError(`${url} is no script of this page`);
    },
  });
  const added = ([url, integrity]: StartFile): HTMLScriptElement => {
    const script = document.createElement('script');
    script.async = false;
    verify(script, integrity);
    script.addEventListener('error', fail);
    script.src = policy.createScriptURL(url);
    return script;
  };
  document.head.append(
    ...[registry, ...(state ? [state.url] : [])].map((url) => linked([url, null], 'preload', 'fetch')),
    ...sheetsInTurn(styles),
    ...scripts.map(added),
    ...preloads.map((one) => linked(one, 'preload', 'script')),
  );
};
