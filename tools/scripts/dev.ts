// `pnpm dev`: host and remotes from dev servers against the API. `pnpm dev catalog`: one remote's dev server alone,
// to be put under a running host.
import path from 'node:path';
import { findPackage, releasedPackages } from '@shop/delivery';
import { type Children, untilHealthy } from '@shop/shop/children';
import { describeDevServers, devEntry, devOrigin, followPages, startDevServer } from '@shop/shop/dev-servers';
import { root } from './running/live-builds.ts';
import { runUntilStopped } from '@shop/shop/main';
import { addressLines, addresses, requireOwnPorts, requireSettings, startApi, startWeb } from '@shop/shop/servers';

const print = (line: string) => console.log(`• ${line}`);

const oneRemote = async (children: Children, given: string): Promise<void> => {
  const target = findPackage(root, given);
  await startDevServer(children, target);
  await untilHealthy(devEntry(target), children, 120_000);
  console.log(`\n  Under the running shop:  ${addresses().shop}/?remote=${target.name}@${devEntry(target)}`);
  console.log(`  Back to the release:     ${addresses().shop}/?remote=\n`);
};

const everything = async (children: Children): Promise<void> => {
  requireSettings();
  const where = addresses();
  await requireOwnPorts(where);
  const packages = releasedPackages(root);
  const [host, ...remotes] = packages;
  if (!host) return;
  print('Starting the dev servers and the API');
  for (const target of packages) await startDevServer(children, target);
  const DEV_SERVERS = path.join(root, '.cache/dev-servers.json');
  await describeDevServers(DEV_SERVERS, { host, remotes }, print);
  await startApi(children, where);
  await startWeb(children, where, { DEV_SERVERS });
  await untilHealthy(`${devOrigin(host)}/main.js`, children, 180_000);
  for (const remote of remotes) await untilHealthy(devEntry(remote), children, 180_000);
  for (const remote of remotes) await followPages(children, remote, print);
  console.log(addressLines(where));
};

const [given] = process.argv.slice(2);
await runUntilStopped((children) => (given ? oneRemote(children, given) : everything(children)));
