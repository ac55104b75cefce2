import { readFileSync, watch } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type ReleasedPackage, pnpmCommand } from '@shop/delivery';
import type { Children } from './children.ts';
import { configIn, watchPages } from './pages-watch.ts';
import { requireFreePort } from './ports.ts';

/** The port of a package's dev server, which its package.json gives to webpack as well. */
export const devPort = ({ directory }: ReleasedPackage): number => {
  const manifest: { config: { port: number } } = JSON.parse(readFileSync(path.join(directory, 'package.json'), 'utf8'));
  return manifest.config.port;
};
export const devOrigin = (target: ReleasedPackage) => `http://127.0.0.1:${devPort(target)}`;
export const devEntry = (target: ReleasedPackage) => `${devOrigin(target)}/remoteEntry.js`;

const childOf = ({ name }: ReleasedPackage): string => name.slice(0, 4);

/** Starts one package's dev server. */
export const startDevServer = async (children: Children, target: ReleasedPackage): Promise<void> => {
  await requireFreePort(devPort(target), '');
  const [command, ...args] = pnpmCommand();
  children.start(childOf(target), command, [...args, 'run', 'dev'], {
    cwd: target.directory,
    env: { pnpm_config_verify_deps_before_run: 'false' },
  });
};

interface Described {
  /** Null where the host is a released build. */
  host: ReleasedPackage | null;
  remotes: readonly ReleasedPackage[];
}

/**
 * Writes the file from which the web server knows the dev servers and every remote's config, and writes it again
 * when a config is edited.
 */
export const describeDevServers = async (
  file: string,
  { host, remotes }: Described,
  print: (line: string) => void,
): Promise<void> => {
  const describe = async () => {
    const described = await Promise.all(
      remotes.map(async (remote) => ({ entry: devEntry(remote), config: await configIn(remote.directory) })),
    );
    await mkdir(path.dirname(file), { recursive: true });
    // Renamed into place, so that the web server never reads half a file.
    await writeFile(`${file}.new`, JSON.stringify({ ...(host && { host: devOrigin(host) }), remotes: described }));
    await rename(`${file}.new`, file);
  };
  await describe();
  for (const { directory, name } of remotes) {
    watch(path.join(directory, 'remote.config.ts'), () => {
      describe().catch((error: unknown) => print(`${name}: remote.config.ts is not usable: ${String(error)}`));
    });
  }
};

/** Has a remote's dev server start anew when the remote has another page or part, which webpack knows from its start. */
export const followPages = async (
  children: Children,
  remote: ReleasedPackage,
  print: (line: string) => void,
): Promise<void> => {
  await watchPages(remote.directory, () => {
    print(`${remote.name}: another page or part, so its dev server starts anew`);
    void children.restart(childOf(remote));
  });
};
