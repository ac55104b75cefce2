import type { BrowserContextOptions } from '@playwright/test';
import { screens } from '@shop/qa';

/** A phone's screen, as pages are opened cold on it; the shop's front has a certificate of its own. */
export const phone: BrowserContextOptions = {
  viewport: screens.phone,
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  ignoreHTTPSErrors: true,
};

/** A phone's processor beside that of the machine. */
export const SLOWER_BY = 4;
