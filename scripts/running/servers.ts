import path from 'node:path';
import { type Children, untilHealthy } from './children.ts';
import { root } from './live-builds.ts';
import { portFrom, requireFreePort } from './ports.ts';

/** Where the shop and its API are to be found on this machine. `api` is external when API_URL names one. */
export type Addresses = { port: number; apiPort: number; shop: string; api: string; ownApi: boolean };

export function addresses(): Addresses {
  const port = portFrom('PORT', 3000);
  const apiPort = portFrom('API_PORT', 4000);
  const ownApi = !process.env.API_URL;
  return {
    port,
    apiPort,
    shop: `http://127.0.0.1:${port}`,
    api: process.env.API_URL || `http://127.0.0.1:${apiPort}`,
    ownApi,
  };
}

export async function requireOwnPorts({ port, apiPort, ownApi }: Addresses): Promise<void> {
  await requireFreePort(port, 'PORT');
  if (ownApi) await requireFreePort(apiPort, 'API_PORT');
}

const node = (children: Children, name: string, file: string, env: NodeJS.ProcessEnv) =>
  children.start(name, process.execPath, [path.join(root, file)], { env, cwd: root });

/** Starts the reference API, which makes and fills its database when that is empty. */
export async function startApi(children: Children, { apiPort, api, shop, ownApi }: Addresses): Promise<void> {
  if (!ownApi) return;
  node(children, 'api', 'api/src/main.ts', { API_PORT: String(apiPort), SHOP_URL: process.env.SHOP_URL || shop });
  await untilHealthy(`${api}/healthz`, children, 180_000);
}

export async function startWeb(
  children: Children,
  { port, api, shop }: Addresses,
  env: NodeJS.ProcessEnv = {},
): Promise<void> {
  // Requests are told of only when asked for: this is a person's terminal.
  node(children, 'web', 'host/server/main.ts', {
    PORT: String(port),
    API_URL: api,
    LOG_LEVEL: process.env.LOG_LEVEL || 'warn',
    ...env,
  });
  await untilHealthy(`${shop}/healthz`, children, 30_000);
}

/** The closing lines: where to look. */
export const addressLines = ({ shop, api, ownApi }: Addresses): string =>
  [
    '',
    `  Shop         ${shop}`,
    `  API docs     ${api}/docs`,
    ...(ownApi ? [`  Mailbox      ${api}/dev/mailbox`] : []),
    '',
    '  Ctrl-C ends all of it.',
  ].join('\n');
