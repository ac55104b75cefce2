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

const INSTALLED = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

/** A test is on each page for seconds: V8's optimising compilers take more of the processor than their code gives back. */
const WITHOUT_OPTIMISERS = '--js-flags=--no-turbofan --no-maglev';

/**
 * Debian's Chromium or Playwright's own, whichever is there; otherwise one line on what to install. The headless shell
 * has the same engine without a desktop's surroundings, and takes a third less of the processor. Scripts run without
 * optimising compilers, which takes another quarter; measures set `optimises`, to have them as shoppers do.
 */
export const browserLaunch = ({ optimises = false } = {}): LaunchOptions => {
  const installed = [process.env.CHROMIUM_PATH, ...INSTALLED, chromium.executablePath()].find(
    (path) => path && existsSync(path),
  );
  if (!installed) {
    throw new Error(
      'No Chromium: run "apt-get install chromium-headless-shell" (Debian) or "playwright install chromium", or set CHROMIUM_PATH.',
    );
  }
  return {
    executablePath: installed,
    chromiumSandbox: false,
    args: optimises ? QUIET : [...QUIET, WITHOUT_OPTIMISERS],
  };
};
