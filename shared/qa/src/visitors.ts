import type { BrowserContext } from '@playwright/test';
import { shopOrigin } from './shop-address.ts';

/**
 * The browser's next page is that of whoever has the token. What is in view is left first: a page that is alive may
 * write the cookie of its own visitor once more.
 */
export const becomeVisitor = async (
  context: BrowserContext,
  cookie: 'token' | 'GuestToken',
  { token }: { token: string },
): Promise<void> => {
  for (const page of context.pages()) if (page.url() !== 'about:blank') await page.goto('about:blank');
  await context.clearCookies({ name: cookie });
  await context.addCookies([{ name: cookie, value: encodeURIComponent(token), url: shopOrigin() }]);
};
