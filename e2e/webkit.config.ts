import { defineConfig } from '@playwright/test';
import shop from './playwright.config.ts';

/**
 * A few journeys in WebKitGTK, which stands for Safari. Playwright runs them and starts the servers, but cannot drive
 * Debian's WebKit: `webkit/browser.ts` does, by WebDriver.
 */
export default defineConfig({
  ...shop,
  testDir: 'webkit',
  testIgnore: [],
  outputDir: '../.cache/webkit',
  workers: 1,
  timeout: 180_000,
  expect: { timeout: 30_000 },
});
