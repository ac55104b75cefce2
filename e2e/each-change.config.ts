import { defineConfig } from '@playwright/test';
import config from './playwright.config.ts';

/**
 * What `npm test` runs for each change; `npm test -- --nightly` runs all. Left to the night are what is about releases, other
 * backends, nginx and developers' tools, but for going back to a build; the failure matrix; WCAG beyond the look at every page; the second
 * looks of sweeps over all pages; and the English half of what runs in both languages, which says `en` in its title.
 */
export default defineConfig(config, {
  testIgnore: [
    ...[config.testIgnore ?? []].flat(),
    'accessibility/**',
    'backends/**',
    'delivery/!(rollback).spec.ts',
    'deploy/**',
    'development/**',
    'faults/failure-matrix.spec.ts',
  ],
  grepInvert: /@nightly|\ben\b/,
});
