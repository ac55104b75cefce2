import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { leftOutInFirefox } from './firefox/left-out.ts';
import shop from './playwright.config.ts';

const listed = <T>(given: T | T[] | undefined): T[] =>
  Array.isArray(given) ? given : given === undefined ? [] : [given];
const wholeFiles = leftOutInFirefox.filter(({ titles }) => !titles).map(({ file }) => file);
const titles = leftOutInFirefox.flatMap((one) => one.titles ?? []);

/**
 * The browser tests in Firefox ESR, which Playwright drives by WebDriver BiDi: slower, and without the tests that
 * `firefox/left-out.ts` names, which are said before the first one.
 */
export default defineConfig({
  ...shop,
  testIgnore: [...listed(shop.testIgnore), ...wholeFiles],
  grepInvert: titles.map((title) => new RegExp(` ${title}`)),
  globalSetup: [...listed(shop.globalSetup), './firefox/say-left-out.ts'],
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
