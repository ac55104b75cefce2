import { defineConfig } from '@playwright/test';
import { browserLaunch } from '@shop/qa';
import { reporters } from './support/reporters.ts';

const launch = browserLaunch();

/** Every story of the built gallery (`pnpm gallery:build`): how it looks, beside the pictures in `gallery/pictures`. */
export default defineConfig({
  testDir: 'gallery',
  testMatch: '*.spec.ts',
  outputDir: '../.cache/gallery',
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  workers: 2,
  fullyParallel: true,
  retries: 0,
  timeout: 180_000,
  reporter: reporters,
  // No pixel may differ by more than a shade that nobody sees.
  expect: { timeout: 30_000, toHaveScreenshot: { threshold: 0.01, maxDiffPixels: 0 } },
  use: {
    // Letters and colours as they are everywhere: no hints of the font, no profile of a screen.
    launchOptions: {
      ...launch,
      args: [...(launch.args ?? []), '--font-render-hinting=none', '--disable-lcd-text', '--force-color-profile=srgb'],
    },
    locale: 'en-CA',
    timezoneId: 'America/Toronto',
    permissions: ['clipboard-write'],
  },
});
