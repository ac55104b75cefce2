import { test } from '@playwright/test';

/** Origin of the shop under test: `baseURL` of Playwright's settings. @throws Error outside a test and its hooks */
export const shopOrigin = (): string => {
  const { baseURL } = test.info().project.use;
  if (!baseURL) throw new Error('Playwright’s settings name no shop: use.baseURL is its address');
  return new URL(baseURL).origin;
};
