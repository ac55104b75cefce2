#!/usr/bin/env node
// `pnpm shop` in the folder of a remote with a repository of its own: the shop as it was packed, with that remote from its
// dev server. Nothing of the workspace has to be there.
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { releasedPackages } from '@shop/delivery';
import { type Children, untilHealthy } from './children.ts';
import { describeDevServers, devEntry, followPages, startDevServer } from './dev-servers.ts';
import { runUntilStopped } from './main.ts';
import { StartProblem } from './problem.ts';
import { addressLines, addresses, requireOwnPorts, requireSettings, startApi, startWeb } from './servers.ts';

const print = (line: string) => console.log(`• ${line}`);
/** What this keeps between two starts: the database. */
const cache = path.resolve('.cache/shop');

const shop = async (children: Children): Promise<void> => {
  const startedAt = Date.now();
  const [remote] = releasedPackages(process.cwd());
  if (!remote) throw new StartProblem('There is no remote.config.ts here. Run this in the folder of a remote.');
  requireSettings();
  const where = addresses();
  await requireOwnPorts(where);
  await startDevServer(children, remote);
  print(`Starting the API (its database is made in ${path.relative('.', cache)} when it is not there)`);
  const DEV_SERVERS = path.join(cache, 'dev-servers.json');
  await describeDevServers(DEV_SERVERS, { host: null, remotes: [remote] }, print);
  await startApi(children, where, { API_DATA: path.join(cache, 'data') });
  const RELEASES = path.dirname(fileURLToPath(import.meta.resolve('@shop/host/releases/registry.json')));
  await startWeb(children, where, { RELEASES, DEV_SERVERS });
  await untilHealthy(devEntry(remote), children, 180_000);
  await followPages(children, remote, print);
  print(`Ready after ${((Date.now() - startedAt) / 1000).toFixed(1)} s; ${remote.name} comes from ${devEntry(remote)}`);
  console.log(addressLines(where));
};

await runUntilStopped(shop);
