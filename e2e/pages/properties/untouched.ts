import type { Response } from '@playwright/test';
import type { Language } from '@shop/contract';
import type { FirstViewWatch } from '../../support/first-view.ts';
import { expect, type Page } from '../../support/test.ts';

const KB = 1024;

/**
 * The most that a page may weigh while nobody touches it: `html` as it is parsed, `sent` as it is sent, compressed. French
 * texts are longer.
 */
export interface Weight {
  html: number;
  sent: Readonly<Record<Language, number>>;
  requests: number;
}

const sent = { en: 15 * KB, fr: 16 * KB };

export const weights: Readonly<Record<string, Weight>> = {
  // 25 on a phone and in a window of 1280 by 720 pixels (untouched.spec.ts); a larger one has more pictures in view.
  Home: { html: 95 * KB, sent, requests: 30 },
  ProductList: { html: 89 * KB, sent, requests: 25 },
  ProductDetail: { html: 60 * KB, sent, requests: 22 },
};

/** Who only looks loads little script, and nothing of it runs. To be called when the page rests. */
export const expectUntouched = async (page: Page, { sent }: FirstViewWatch): Promise<void> => {
  const script = sent().reduce((sum, { url, bytes }) => (url.endsWith('.js') ? sum + bytes : sum), 0);
  expect(script).toBeGreaterThan(KB);
  expect(script).toBeLessThanOrEqual(150 * KB);
  expect(await page.evaluate(() => performance.getEntriesByName('alive').length)).toBe(0);
};

/** To be called when the page rests and has not been touched. */
export const expectLight = async (
  weight: Weight,
  language: Language,
  answer: Response | null,
  watch: FirstViewWatch,
): Promise<void> => {
  const sizes = await answer?.request().sizes();
  expect(sizes?.responseBodySize).toBeGreaterThan(KB);
  expect(sizes?.responseBodySize).toBeLessThanOrEqual(weight.sent[language]);
  expect((await answer?.text())?.length).toBeLessThanOrEqual(weight.html);
  expect(watch.sent().length).toBeLessThanOrEqual(weight.requests);
};
