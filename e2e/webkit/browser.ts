import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { expect } from '@playwright/test';
import { Builder, Capabilities, type WebDriver } from 'selenium-webdriver';
import { freePort } from '../support/free-port.ts';

const MISSING =
  'No WebKit: run "apt-get install webkit2gtk-driver xvfb" (Debian), or set WEBKIT_BROWSER to its MiniBrowser.';

/** Debian's MiniBrowser. @throws Error where there is none */
const installed = (): string => {
  const found = process.env.WEBKIT_BROWSER || globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser').toSorted().at(-1);
  if (!found || !existsSync(found)) throw new Error(MISSING);
  return found;
};

const ended = (child: ChildProcess): Promise<unknown> =>
  new Promise((resolve) => {
    child.once('exit', resolve);
    child.once('error', resolve);
  });

/** A screen that nobody sees, with the name of its display. */
const openScreen = async (): Promise<{ display: string; close: () => void }> => {
  const xvfb = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const number = await Promise.race([
    new Promise<string>((resolve) => createInterface({ input: xvfb.stdout }).once('line', resolve)),
    ended(xvfb).then(() => {
      throw new Error(MISSING);
    }),
  ]);
  return { display: `:${number}`, close: () => void xvfb.kill() };
};

export interface Browser {
  driver: WebDriver;
  close: () => Promise<void>;
}

/** A browser of a test's own, with nothing kept from another. */
export const openBrowser = async (size: { width: number; height: number }): Promise<Browser> => {
  const browser = installed();
  const screen = await openScreen();
  const port = await freePort();
  const server = spawn('WebKitWebDriver', [`--port=${port}`], {
    env: { ...process.env, DISPLAY: screen.display },
    stdio: 'ignore',
  });
  const gone = ended(server);
  const end = (): void => {
    server.kill();
    screen.close();
  };
  try {
    const address = `http://127.0.0.1:${port}`;
    const answers = () =>
      fetch(`${address}/status`).then(
        ({ ok }) => ok,
        () => false,
      );
    await Promise.race([
      expect.poll(answers).toBe(true),
      gone.then(() => {
        throw new Error(MISSING);
      }),
    ]);
    const driver = await new Builder()
      .usingServer(address)
      .withCapabilities(
        new Capabilities({
          browserName: 'MiniBrowser',
          acceptInsecureCerts: true,
          'webkitgtk:browserOptions': {
            binary: browser,
            // Without its own bars the window may be as narrow as a phone.
            args: ['--automation', '--full-screen'],
          },
        }),
      )
      .build();
    await driver
      .manage()
      .window()
      .setRect({ x: 0, y: 0, ...size });
    return {
      driver,
      async close() {
        try {
          await driver.quit();
        } finally {
          end();
          await gone;
        }
      },
    };
  } catch (error) {
    end();
    throw error;
  }
};
