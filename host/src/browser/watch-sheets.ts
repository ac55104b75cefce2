import type { RemoteFault } from '@shop/contract';
import type { InlinedRegistry } from '../../contract/document.ts';
import type { PageData } from '../router/page-data.ts';

/** How long a style sheet is waited for, in ms. */
const LIMIT_MS = 10_000;

/** How a sheet failed to come; null when it came. */
const lossOf = (link: HTMLLinkElement): Promise<RemoteFault['cause'] | null> =>
  new Promise((resolve) => {
    // First: some browsers make an empty sheet of an answer such as 404.
    if (link.dataset.lost !== undefined) return resolve('missing');
    if (link.sheet) return resolve(null);
    const timer = setTimeout(() => resolve('timeout'), LIMIT_MS);
    const settle = (loss: RemoteFault['cause'] | null) => (): void => {
      clearTimeout(timer);
      resolve(loss);
    };
    link.addEventListener('load', settle(null), { once: true });
    link.addEventListener('error', settle('missing'), { once: true });
  });

/**
 * Tells of whole style sheets that a page waited for in vain: it has the rules that its markup uses, and what is
 * drawn later is bare.
 */
export const watchSheets = (
  { builds, remotes }: Pick<InlinedRegistry, 'builds' | 'remotes'>,
  shown: Pick<PageData, 'remote' | 'page'> | null,
  report: (fault: RemoteFault, error: unknown) => void,
): void => {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet][href*="/assets/"]')) {
    const file = new URL(link.href).pathname;
    const [, name = '', sheet = ''] = /^\/assets\/([^/]+)\/\d+\/(.+)$/.exec(file) ?? [];
    const exposes = Object.entries(remotes.find((one) => one.name === name)?.exposes ?? {}).flatMap(
      ([expose, { css }]) => (css.includes(sheet) ? [expose] : []),
    );
    const expose = exposes.find((one) => name === shown?.remote && one === shown.page) ?? exposes[0] ?? '';
    void lossOf(link).then((cause) => {
      if (cause)
        report({ remote: name, build: builds[name] ?? 0, expose, cause, file }, new Error(`${file} did not come`));
    });
  }
};
