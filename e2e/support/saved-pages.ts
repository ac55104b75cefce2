import { calls, type CallName } from '@shop/contract';
import { expect, type Page } from '@shop/qa';

/** Waits until a page is kept, the service worker answers for it, and, of a page of one person, what it shows is kept. */
export const savedPage = async (page: Page, address: string, own?: string): Promise<void> => {
  const isSaved = () =>
    page.evaluate(
      async ({ address, own }) => {
        const cache = await caches.open('saved-pages');
        const index = await (await cache.match('/saved/index.json'))?.json();
        const pages: { address: string; at: number }[] = index?.pages ?? [];
        // Since this document was opened.
        const addresses = pages.filter(({ at }) => at > performance.timeOrigin).map((one) => one.address);
        const answers = localStorage.getItem('saved_answers') ?? '';
        const isOwnSaved = own === undefined || answers.includes(`list_id\\":${own.split('/').at(-1)}`);
        return isOwnSaved && addresses.includes(address) && navigator.serviceWorker.controller !== null;
      },
      { address, own },
    );
  await expect.poll(isSaved).toBe(true);
};

/** The calls of changes that wait for a network, by path. */
export const pendingChanges = async (page: Page): Promise<string[]> => {
  const saved = await page.evaluate(() => localStorage.getItem('pending_changes'));
  const changes: { call: CallName }[] = saved === null ? [] : JSON.parse(saved);
  return changes.map(({ call }) => calls[call].path);
};
