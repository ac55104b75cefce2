import type { Page } from '@playwright/test';

/** Waits until the shell answers presses of a page's links and forms, on a page that was opened with `hands: 'off'`. */
export const untilTakenOver = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => performance.getEntriesByName('session').length > 0);
