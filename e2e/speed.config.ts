import { defineConfig } from '@playwright/test';
import { browserLaunch } from '@shop/qa';
import config from './playwright.config.ts';

/** What a visitor waits for, by `pnpm bench`: the shop of the browser tests behind a front, beside a floor page. */
export default defineConfig(config, {
  testMatch: 'speed/*.bench.ts',
  timeout: 1_800_000,
  use: { launchOptions: browserLaunch({ optimises: true }) },
  workers: 1,
  fullyParallel: false,
  reporter: 'line',
});
