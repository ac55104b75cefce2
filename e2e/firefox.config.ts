import path from 'node:path';
import { defineConfig } from '@playwright/test';
import shop from './playwright.config.ts';

const ignored = Array.isArray(shop.testIgnore) ? shop.testIgnore : [shop.testIgnore ?? ''];

/**
 * The browser tests in Firefox ESR, which Playwright drives by WebDriver BiDi: slower, and without what only Chromium's
 * own protocol can do (push messages, throttling, a page without scripts).
 */
export default defineConfig({
  ...shop,
  testIgnore: [
    ...ignored,
    '**/no-script*',
    '**/push.spec.ts',
    'accessibility/modal.spec.ts',
    'performance/**',
    'deploy/**',
  ],
  outputDir: '../.cache/firefox',
  workers: 1,
  timeout: 300_000,
  expect: { timeout: 30_000 },
  use: {
    ...shop.use,
    browserName: 'firefox',
    channel: 'moz-firefox',
    launchOptions: { executablePath: path.join(import.meta.dirname, 'firefox/launch.ts') },
    // A picture of a failure hides the caret by a style, which the shop's policy blocks and the test then reports.
    screenshot: 'off',
  },
});
