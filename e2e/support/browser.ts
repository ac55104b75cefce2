import { existsSync } from 'node:fs';
import { chromium, type LaunchOptions } from '@playwright/test';

const QUIET = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Debian's Chromium or Playwright's own, whichever is there; otherwise one line on what to install. */
export const browserLaunch = (): LaunchOptions => {
  const installed = [process.env.CHROMIUM_PATH, '/usr/bin/chromium', chromium.executablePath()].find(
    (path) => path && existsSync(path),
  );
  if (!installed) {
    throw new Error(
      'No Chromium: run "apt-get install chromium" (Debian) or "playwright install chromium", or set CHROMIUM_PATH.',
    );
  }
  return { executablePath: installed, chromiumSandbox: false, args: QUIET };
};
