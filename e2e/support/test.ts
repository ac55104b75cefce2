import { test as base, expect, type BrowserContext, type Page } from '@playwright/test';
import { openAlive } from './alive.ts';
import { startOwnShop, type OwnShop, type OwnShopOptions } from './own-shop.ts';
import { hearRequests } from './rested.ts';

/** What pages of a test complained about, and what the test expects them to complain about. */
export interface Complaints {
  /** Listens to the pages of one more context. */
  hear(context: BrowserContext): void;
  /** A test that breaks something on purpose names what the browser will say. */
  allow(...patterns: RegExp[]): void;
}

const listen = (page: Page, heard: string[]): void => {
  page.on('pageerror', (error) => heard.push(`uncaught: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') heard.push(`${message.type()}: ${message.text()}`);
  });
};

/** Says nothing but that the machine is slow: what was preloaded is used once its script has its turn. */
const onlySlow = /was preloaded using link preload but not used within a few seconds/;

interface Visitor {
  /** Whether visitors have closed today's coupon pop-up, which would otherwise open over a test that takes long. */
  couponPopup: 'closed' | 'new';
  /** Whether visitors have closed Google's prompt lately, which would otherwise float over the page. */
  oneTap: 'closed' | 'new';
  /** Whether visitors have refused to be measured before, or are still to be asked. */
  consent: 'refused' | 'unasked';
  /** Whether visitors touch each page as soon as they see it, or only look: its scripts then wait. */
  hands: 'on' | 'off';
}

interface Fixtures extends Visitor {
  complaints: Complaints;
  openShop: (options?: OwnShopOptions) => Promise<OwnShop>;
  /** A page on a device of its own: nothing of the test's other pages is known there. */
  otherDevice: (userAgent: string) => Promise<Page>;
}

/** The record of who has refused; cookies know hosts and no ports, so shops of a test's own see it too. */
const refusal = () =>
  ['127.0.0.1', 'localhost'].map((domain) => ({
    name: 'consent',
    value: `no.${Math.floor(Date.now() / 1000)}.1`,
    domain,
    path: '/',
  }));

/** What a visitor has decided before the test begins. */
const settle = async (
  context: BrowserContext,
  { couponPopup, oneTap, consent }: Omit<Visitor, 'hands'>,
): Promise<void> => {
  if (consent === 'refused') await context.addCookies(refusal());
  const closed = [
    ...(couponPopup === 'closed' ? ['subscribe_popup_until'] : []),
    ...(oneTap === 'closed' ? ['one_tap_until'] : []),
  ];
  const tomorrow = String(Date.now() + 24 * 60 * 60 * 1000);
  await context.addInitScript(
    ({ keys, until }) => {
      // The empty page that a tab begins with has no storage.
      if (location.protocol.startsWith('http')) for (const key of keys) localStorage.setItem(key, until);
    },
    { keys: closed, until: tomorrow },
  );
};

/** Every page of a test fails it by a console error or warning, an uncaught error, or a broken security policy. */
export const test = base.extend<Fixtures>({
  couponPopup: ['closed', { option: true }],
  oneTap: ['closed', { option: true }],
  consent: ['refused', { option: true }],
  hands: ['on', { option: true }],
  context: async ({ context, couponPopup, oneTap, consent, hands, javaScriptEnabled }, use) => {
    hearRequests(context);
    await settle(context, { couponPopup, oneTap, consent });
    if (javaScriptEnabled !== false && hands === 'on') await openAlive(context);
    await use(context);
    // What a test has put between page and shop may still be answering when the test is over.
    for (const routed of [...context.pages(), context]) await routed.unrouteAll({ behavior: 'ignoreErrors' });
  },
  otherDevice: async ({ browser, complaints, couponPopup, oneTap, consent }, use) => {
    const opened: BrowserContext[] = [];
    await use(async (userAgent) => {
      const context = await browser.newContext({ userAgent });
      opened.push(context);
      complaints.hear(context);
      hearRequests(context);
      await settle(context, { couponPopup, oneTap, consent });
      await openAlive(context);
      return context.newPage();
    });
    for (const context of opened) await context.close();
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
      const allowed: RegExp[] = [onlySlow];
      const hear = (each: BrowserContext): void => void each.on('page', (page) => listen(page, heard));
      hear(context);
      await use({ hear, allow: (...patterns) => allowed.push(...patterns) });
      expect(heard.filter((line) => !allowed.some((pattern) => pattern.test(line)))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
export type { Page };
