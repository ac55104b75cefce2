import type { Response } from '@playwright/test';
import type { Language } from '@shop/contract';
import { expect, type Page } from '../../support/test.ts';

const KB = 1024;

/** By which French texts are longer as they are parsed. */
const FRENCH = 3 * KB;

/**
 * The most that a page may weigh until it is loaded: `html` as it is parsed, in English, `sent` as it is sent, compressed. French
 * texts are longer.
 */
export interface Weight {
  html: number;
  sent: Readonly<Record<Language, number>>;
  requests: number;
}

const sent = { en: 15.5 * KB, fr: 16.5 * KB };

export const weights: Readonly<Record<string, Weight>> = {
  // 25 on a phone and in a window of 1280 by 720 pixels (at-rest.spec.ts); a larger one has more pictures in view.
  Home: { html: 98 * KB, sent, requests: 30 },
  ProductList: { html: 94 * KB, sent, requests: 25 },
  // On a desktop: its pictures and their small ones, four colours, and seven cards of what goes with it.
  ProductDetail: { html: 66 * KB, sent, requests: 23 },
};

/** Addresses that a page had asked for when it was loaded, but its own. */
export const askedUntilLoaded = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const [document] = performance.getEntriesByType('navigation');
    const loadedAt = document instanceof PerformanceNavigationTiming ? document.loadEventEnd : 0;
    return performance
      .getEntriesByType('resource')
      .flatMap(({ name, startTime }) => (startTime < loadedAt ? [name] : []));
  });

/** Until a page of everybody is loaded, its first script alone shares the line with what is in view. */
export const expectOneScript = async (page: Page): Promise<void> => {
  const scripts = (await askedUntilLoaded(page)).filter((url) => url.endsWith('.js'));
  expect(scripts.map((url) => url.split('/').at(-1))).toEqual(['start.js']);
};

export const expectLight = async (
  page: Page,
  weight: Weight,
  language: Language,
  answer: Response | null,
): Promise<void> => {
  const sizes = await answer?.request().sizes();
  expect(sizes?.responseBodySize).toBeGreaterThan(KB);
  expect(sizes?.responseBodySize).toBeLessThanOrEqual(weight.sent[language]);
  expect((await answer?.text())?.length).toBeLessThanOrEqual(weight.html + (language === 'fr' ? FRENCH : 0));
  expect((await askedUntilLoaded(page)).length + 1).toBeLessThanOrEqual(weight.requests);
};
