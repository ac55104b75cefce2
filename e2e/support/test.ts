import { startOwnShop, type OwnShop, type OwnShopOptions } from './own-shop.ts';
import { test as base, expect, type BrowserContext, type Page } from '@playwright/test';

/** What pages of a test complained about, and what the test expects them to complain about. */
export interface Complaints {
  /** A test that breaks something on purpose names what the browser will say. */
  allow(...patterns: RegExp[]): void;
}

function listen(page: Page, heard: string[]): void {
  page.on('pageerror', (error) => heard.push(`uncaught: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') heard.push(`${message.type()}: ${message.text()}`);
  });
}

interface Fixtures {
  complaints: Complaints;
  openShop: (options?: OwnShopOptions) => Promise<OwnShop>;
  /** Whether visitors have closed today's coupon pop-up, which would otherwise open over a test that takes long. */
  couponPopup: 'closed' | 'new';
  /** Whether visitors have closed Google's prompt lately, which would otherwise float over the page. */
  oneTap: 'closed' | 'new';
  /** Whether visitors have refused to be measured before, or are still to be asked. */
  consent: 'refused' | 'unasked';
}

/** The record of who has refused; cookies know hosts and no ports, so shops of a test's own see it too. */
const refusal = () =>
  ['127.0.0.1', 'localhost'].map((domain) => ({
    name: 'consent',
    value: `no.${Math.floor(Date.now() / 1000)}.1`,
    domain,
    path: '/',
  }));

/** Every page of a test fails it by a console error or warning, an uncaught error, or a broken security policy. */
export const test = base.extend<Fixtures>({
  couponPopup: ['closed', { option: true }],
  oneTap: ['closed', { option: true }],
  consent: ['refused', { option: true }],
  context: async ({ context, couponPopup, oneTap, consent }, use) => {
    if (consent === 'refused') await context.addCookies(refusal());
    const tomorrow = String(Date.now() + 24 * 60 * 60 * 1000);
    if (couponPopup === 'closed') {
      await context.addInitScript((until) => {
        // The empty page that a tab begins with has no storage.
        if (location.protocol.startsWith('http')) localStorage.setItem('subscribe_popup_until', until);
      }, tomorrow);
    }
    if (oneTap === 'closed') {
      await context.addInitScript((until) => {
        if (location.protocol.startsWith('http')) localStorage.setItem('one_tap_until', until);
      }, tomorrow);
    }
    await use(context);
  },
  /** Starts web servers of the test's own and ends them with it. */
  openShop: async ({}, use) => {
    const shops: OwnShop[] = [];
    await use(async (options) => {
      const shop = await startOwnShop(options);
      shops.push(shop);
      return shop;
    });
    for (const shop of shops) shop.stop();
  },
  complaints: [
    async ({ context }: { context: BrowserContext }, use: (complaints: Complaints) => Promise<void>) => {
      const heard: string[] = [];
      const allowed: RegExp[] = [];
      context.on('page', (page) => listen(page, heard));
      await use({ allow: (...patterns) => allowed.push(...patterns) });
      expect(heard.filter((line) => !allowed.some((pattern) => pattern.test(line)))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
export type { Page };
