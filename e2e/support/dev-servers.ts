import { readFileSync } from 'node:fs';
import path from 'node:path';
import { freePort } from './free-port.ts';
import { apiUrl } from './places.ts';
import { startCommand } from './running-command.ts';
import type { WorkspaceCopy } from './workspace-copy.ts';

const packages = ['host', 'remote-catalog', 'remote-cart-checkout', 'remote-account', 'remote-membership'];

export interface DevServers {
  /** Address of the shop whose files come from the development servers. */
  url: string;
  /** Address of the entry of a remote's server. */
  entryOf(remote: string): string;
  stop(): void;
  /** Gives the packages of the copy their own ports again. */
  takeBack(): Promise<void>;
}

/** The dev servers of a copy of the workspace, on ports that nobody else has. */
export const giveFreePorts = async ({ edit }: WorkspaceCopy): Promise<void> => {
  for (const [at, name] of packages.entries())
    edit(`${name}/package.json`, [[`"port": ${3100 + at}`, `"port": ${await freePort()}`]]);
};

export const portOf = ({ folder }: WorkspaceCopy, remote: string): number => {
  const text = readFileSync(path.join(folder, `remote-${remote}/package.json`), 'utf8');
  const { config }: { config: { port: number } } = JSON.parse(text);
  return config.port;
};

/** Runs `pnpm dev` there, against the API of all tests; resolves when it says where to look, within `limit` ms. */
export const startDevServers = async (workspace: WorkspaceCopy, limit: number): Promise<DevServers> => {
  await giveFreePorts(workspace);
  const port = await freePort();
  const env = { PORT: String(port), API_URL: apiUrl };
  const { stop } = await startCommand('pnpm dev', { cwd: workspace.folder, env, until: 'Ctrl-C ends', limit });
  return {
    url: `http://127.0.0.1:${port}`,
    entryOf: (remote) => `http://127.0.0.1:${portOf(workspace, remote)}/remoteEntry.js`,
    stop,
    takeBack: async () => {
      await workspace.run('git', ['checkout', '--', ...packages.map((name) => `${name}/package.json`)]);
    },
  };
};
