import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { browserLaunch } from '@shop/qa';
import { leftOut } from './support/any-shop.ts';
import { apiUrl, givenShop, hasSandbox, keyFile, ports, shopUrl, storeFolder } from './support/places.ts';
import { reporters } from './support/reporters.ts';

const root = path.resolve(import.meta.dirname, '..');
// Web servers that tests start in the workers inherit it.
const WEB_SECRET = (process.env.WEB_SECRET ??= randomBytes(32).toString('base64url'));

// The built shop on its real path: releases of this checkout, the API with a database of its own. With BASE_URL the shop
// that answers there, and the tests that need nothing else.
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  // The gallery needs no shop: gallery.config.ts. WebKit is driven otherwise: webkit.config.ts.
  testIgnore: ['gallery/**', 'webkit/**', ...(givenShop ? leftOut(hasSandbox).map(({ file }) => file) : [])],
  globalSetup: givenShop ? './support/say-left-out.ts' : './support/warm-up.ts',
  outputDir: '../.cache/playwright',
  workers: 2,
  fullyParallel: true,
  retries: 0,
  // A busy machine is no failure: what does not come at all is told late, everything else at once.
  timeout: 600_000,
  expect: { timeout: 120_000 },
  reporter: reporters,
  use: {
    baseURL: shopUrl,
    launchOptions: browserLaunch(),
    // A trace of every test costs half of the processor's time: `--trace on` makes one of a test that fails.
    screenshot: 'only-on-failure',
    // What a test answers in place of the shop would pass it by: journeys that are about it say `allow`.
    serviceWorkers: 'block',
    locale: 'en-CA',
    timezoneId: 'America/Toronto',
  },
  webServer: givenShop
    ? []
    : [
        {
          name: 'api',
          // The first key is made in the database itself, which belongs to one process at a time.
          command: `node api/src/operator-key.ts Tests --role admin > '${keyFile}' && exec node api/src/main.ts`,
          cwd: root,
          url: `${apiUrl}/healthz`,
          timeout: 600_000,
          reuseExistingServer: false,
          env: {
            API_PORT: String(ports.api),
            API_DATA: storeFolder,
            API_RATE_LIMIT: '0',
            WEB_SECRET,
            PASSWORD_COST: '14', // journeys register many customers
            SHOP_URL: shopUrl,
            SANDBOX: '1',
            WORLD: '1',
            DATABASE_URL: '',
          },
        },
        {
          name: 'shop',
          command: 'node host/server/main.ts',
          cwd: root,
          url: `${shopUrl}/healthz`,
          timeout: 600_000,
          reuseExistingServer: false,
          // Pages are to come from the server here, and remotes' parts to arrive, however busy the machine is.
          env: {
            PORT: String(ports.shop),
            API_URL: apiUrl,
            WEB_SECRET,
            SANDBOX: '1',
            LOG_LEVEL: 'warn',
            RENDER_LIMIT: '20000',
            PART_LIMIT: '120000',
          },
        },
      ],
});
