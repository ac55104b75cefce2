import path from 'node:path';
import type { RemoteConfig } from '@shop/contract';
import type { RunBuild } from '../build.ts';
import { runCommand } from '../commands.ts';
import { ensureLive } from '../ensure-live.ts';
import { releasedPackages } from '../packages.ts';
import { holdHashes, inventConfig, inventDist, temporaryFolder, writeFiles } from '../testing.ts';
import { type StoreKind, temporaryStore } from './stores.ts';

/** A workspace of a host and a catalogue with a store of releases, whose builds are invented, and its commands. */
export const workspace = async (
  kind: StoreKind,
  { isOwn = true, env = {} }: { isOwn?: boolean; env?: NodeJS.ProcessEnv } = {},
) => {
  const root = await temporaryFolder();
  await writeFiles(root, {
    'pnpm-lock.yaml': 'lock',
    'host/package.json': '{}',
    'host/server/app.ts': 'server',
    'remote-catalog/package.json': '{}',
    'remote-catalog/src/home.tsx': 'home',
    'shared/ui/src/button.tsx': 'button',
  });
  const built: string[] = [];
  /** Changes to the next builds. */
  const changes: { config?: Partial<RemoteConfig>; files?: Record<string, string> } = {};
  const runBuild: RunBuild = async (target, env) => {
    built.push(target.name);
    const dist = path.join(target.directory, 'dist');
    const config = target.name === 'host' ? null : inventConfig(changes.config);
    const { entry } = await inventDist(dist, { package: target.name, build: Number(env.BUILD_NUMBER), config });
    await writeFiles(dist, changes.files ?? {});
    await holdHashes(dist, entry.client);
  };
  const store = await temporaryStore(kind);
  const storage = store.open();
  const run = (...args: string[]) => runCommand({ root, storage, isOwn, runBuild, env }, args);
  const ensure = () => ensureLive(root, releasedPackages(root), storage, { runBuild });
  return { root, store, storage, built, changes, run, ensure };
};
