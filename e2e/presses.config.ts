import { defineConfig } from '@playwright/test';
import config from './playwright.config.ts';

/** How soon a press shows the page that it opens, by `pnpm bench:presses`: the shop of the browser tests, one page at a time. */
export default defineConfig(config, {
  testMatch: 'presses/*.bench.ts',
  timeout: 300_000,
  workers: 1,
  fullyParallel: false,
  reporter: 'line',
});
