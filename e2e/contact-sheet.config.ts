import { defineConfig } from '@playwright/test';
import config from './playwright.config.ts';

/** Pictures of every page to look at, by `pnpm contact-sheet`: the shop of the browser tests, without their expectations. */
export default defineConfig(config, {
  testMatch: 'contact-sheet/*.sheet.ts',
  globalTeardown: './contact-sheet/index-of-sheets.ts',
  timeout: 120_000,
  reporter: 'list',
});
