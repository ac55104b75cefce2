import { defineConfig } from '@playwright/test';
import { browserLaunch } from '@shop/qa';
import config from './playwright.config.ts';

const launch = browserLaunch({ optimises: true });

/** Twenty releases under fifty open sessions on four web servers, by `pnpm swaps`: the shop of the browser tests. */
export default defineConfig(config, {
  testMatch: 'swaps/*.bench.ts',
  timeout: 3_600_000,
  // Fifty people share the machine.
  expect: { timeout: 60_000 },
  // Pictures are most of what a page costs the browser, and no part of a release.
  use: { launchOptions: { ...launch, args: [...(launch.args ?? []), '--blink-settings=imagesEnabled=false'] } },
  workers: 1,
  fullyParallel: false,
  reporter: 'line',
});
