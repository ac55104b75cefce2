import type { Page } from '@playwright/test';

/** Whatever Playwright evaluates in a page counts there as somebody's press: a page that is only looked at hears of none. */
export const hideActivation = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    Object.defineProperty(navigator, 'userActivation', { value: { hasBeenActive: false, isActive: false } });
  });
