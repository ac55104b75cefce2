import { writeFileSync } from 'node:fs';
import { test as base } from '@playwright/test';
import { expect, recordsOf, screens, usualVisitor } from '@shop/qa';
import { startFront } from '../support/front.ts';
import { shopUrl } from '../support/places.ts';
import { openBrowser } from './browser.ts';
import { complaints, complaintsScript } from './complaints.ts';
import { Shopper } from './shopper.ts';

interface Fixtures {
  size: keyof typeof screens;
  /** Somebody with a browser of their own, who has closed the pop-ups; what the page complains of fails the test. */
  shopper: Shopper;
}

interface Servers {
  /** The shop over TLS: WebKit keeps no secure cookie of a plain address, not even of this machine. */
  secureShop: string;
}

export const test = base.extend<Fixtures, Servers>({
  secureShop: [
    async ({}, use) => {
      const { url, serve, close } = await startFront(shopUrl, `<script src="${complaints.path}"></script>`);
      serve(complaints.path, complaintsScript, 'text/javascript');
      await use(url);
      close();
    },
    { scope: 'worker' },
  ],
  size: ['desktop', { option: true }],
  shopper: async ({ size, secureShop }, use, info) => {
    const { driver, close } = await openBrowser(screens[size]);
    let stored: unknown;
    try {
      await driver.get(`${secureShop}/robots.txt`);
      await driver.executeScript(
        `for (const { name, value } of arguments[0].cookies) document.cookie = name + '=' + value + '; path=/';
        for (const [key, value] of Object.entries(arguments[0].storage)) localStorage.setItem(key, value);`,
        recordsOf(usualVisitor),
      );
      await use(new Shopper(driver, secureShop));
      if (info.status !== info.expectedStatus)
        writeFileSync(info.outputPath('page.png'), await driver.takeScreenshot(), 'base64');
      stored = await driver.executeScript('return sessionStorage.getItem(arguments[0])', complaints.storageKey);
    } finally {
      await close();
    }
    expect(stored).toBeNull();
  },
});

export { expect };
