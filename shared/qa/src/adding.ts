import type { Page } from '@playwright/test';
import { calls } from '@shop/contract';

/**
 * Presses what adds to the cart; ends when the shop has it. The drawer says so for three seconds only, which a test on a
 * busy machine may miss.
 */
export const adding = async (page: Page, press: () => Promise<void>): Promise<void> => {
  const { method, path } = calls.addCartItem;
  const answer = page.waitForResponse(
    (one) => one.ok() && one.request().method() === method && new URL(one.url()).pathname === path,
  );
  await press();
  await answer;
};
