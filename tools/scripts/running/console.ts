import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { sourceHash } from '@shop/delivery';
import { type Children, untilHealthy } from '@shop/shop/children';
import { StartProblem } from '@shop/shop/problem';
import { type Addresses, startProgram } from '@shop/shop/servers';
import { root } from './live-builds.ts';

const directory = path.join(root, 'console');
/** What the console in `dist` was built from. */
const stamp = path.join(directory, 'dist/.sources');

/** Builds the console when its sources, or what it imports, have changed; it is no release, and no page of the shop needs it. */
export const buildConsole = async (print: (line: string) => void): Promise<void> => {
  const hash = await sourceHash(root, { name: 'console', workspace: '@shop/console', directory });
  if ((await readFile(stamp, 'utf8').catch(() => '')) === hash) return;
  print('console: building');
  const webpack = path.join(directory, 'node_modules/.bin/webpack');
  await promisify(execFile)(webpack, ['--mode', 'production'], { cwd: directory }).catch((error: unknown) => {
    throw new StartProblem(`The console does not build:\n${String(Object(error).stdout || error)}`);
  });
  await writeFile(stamp, hash);
};

/** Starts the console; a backend of one's own need not have what it asks for. */
export const startConsole = async (
  children: Children,
  { consolePort, console: url, api, shop }: Addresses,
): Promise<void> => {
  startProgram(children, 'console', path.join(root, 'console/server/main.ts'), {
    shop,
    env: { CONSOLE_PORT: String(consolePort), OPERATOR_API: api },
  });
  await untilHealthy(`${url}/healthz`, children, 30_000);
};
