import { test as base, expect, type BrowserContext, type Page } from '@playwright/test';
import { faultsOf, type Faults } from './faults.ts';
import { enter, usualVisitor, type Visitor } from './visitor.ts';

/** Errors and warnings of a test's pages, and those that the test expects. */
export interface Complaints {
  /** Listens to the pages of one more context. */
  hear(context: BrowserContext): void;
  /** A test that breaks something on purpose names what the browser will say. */
  allow(...patterns: RegExp[]): void;
}

const listen = (page: Page, messages: string[]): void => {
  page.on('pageerror', (error) => messages.push(`uncaught: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning')
      messages.push(`${message.type()}: ${message.text()}`);
  });
};

/** Says nothing but that the machine is slow: what was preloaded is used once its script has its turn. */
const onlySlow = /was preloaded using link preload but not used within a few seconds/;

/** Most journeys have no service worker (`serviceWorkers: 'block'`), which Playwright says when the page asks for one. */
const onlyBlocked = /Service Worker registration blocked by Playwright/;

/** Says nothing but that a page was left while files were on their way: Firefox compares the nothing that came (its hash). */
const onlyLeft =
  /hashes in the integrity attribute .+ computed hash is “47DEQpj8HBSa\+\/TImW\+5JCeuQeRkm5NMpJWZG3hSuFU=”/;

export interface ShopFixtures extends Visitor {
  complaints: Complaints;
  /** Has calls of the test's pages fail; needs a sandbox. */
  faults: Faults;
  /** A page on a device of its own: nothing of the test's other pages is known there. */
  otherDevice: (userAgent: string) => Promise<Page>;
}

/** Every page of a test fails it by a console error or warning, an uncaught error, or a broken security policy. */
export const test = base.extend<ShopFixtures>({
  couponPopup: [usualVisitor.couponPopup, { option: true }],
  oneTap: [usualVisitor.oneTap, { option: true }],
  consent: [usualVisitor.consent, { option: true }],
  hands: [usualVisitor.hands, { option: true }],
  context: async ({ context, couponPopup, oneTap, consent, hands, javaScriptEnabled }, use) => {
    await enter(context, { couponPopup, oneTap, consent, hands: javaScriptEnabled === false ? 'off' : hands });
    await use(context);
    // A test's routes may still be answering when it is over.
    for (const routed of [...context.pages(), context]) await routed.unrouteAll({ behavior: 'ignoreErrors' });
  },
  otherDevice: async ({ browser, complaints, couponPopup, oneTap, consent }, use) => {
    const opened: BrowserContext[] = [];
    await use(async (userAgent) => {
      const context = await browser.newContext({ userAgent });
      opened.push(context);
      complaints.hear(context);
      await enter(context, { couponPopup, oneTap, consent });
      return context.newPage();
    });
    for (const context of opened) await context.close();
  },
  faults: ({ context }, use) => use(faultsOf(context)),
  complaints: [
    async ({ context }: { context: BrowserContext }, use: (complaints: Complaints) => Promise<void>) => {
      const messages: string[] = [];
      const allowed: RegExp[] = [onlySlow, onlyLeft, onlyBlocked];
      const watch = (each: BrowserContext): void => void each.on('page', (page) => listen(page, messages));
      watch(context);
      await use({ hear: watch, allow: (...patterns) => allowed.push(...patterns) });
      expect(messages.filter((line) => !allowed.some((pattern) => pattern.test(line)))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
export type { Page };
