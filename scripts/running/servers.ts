import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { missingSettings, type Environment } from '@shop/settings';
import { type Children, untilHealthy } from './children.ts';
import { root } from './live-builds.ts';
import { portFrom, requireFreePort } from './ports.ts';
import { StartProblem } from './problem.ts';

/** Where the shop and its API are to be found on this machine. `api` is external when API_URL names one. */
export interface Addresses {
  port: number;
  apiPort: number;
  shop: string;
  api: string;
  ownApi: boolean;
}

export const addresses = (): Addresses => {
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
};

/** The secret by which the API recognises the web server; made for this start unless one is given. */
const WEB_SECRET = process.env.WEB_SECRET || randomBytes(32).toString('base64url');

export const requireOwnPorts = async ({ port, apiPort, ownApi }: Addresses): Promise<void> => {
  await requireFreePort(port, 'PORT');
  if (ownApi) await requireFreePort(apiPort, 'API_PORT');
};

/** Ends a start that lacks settings before anything is built; the secret between the two processes is made here. */
export const requireSettings = ({ ownApi }: Addresses, environment: Environment = process.env): void => {
  const missing = missingSettings(
    { WEB_SECRET: 'made at the start', ...environment },
    ownApi ? ['api', 'web'] : ['web'],
  );
  if (missing.length === 0) return;
  throw new StartProblem(['The shop is to be public, so these settings are needed:', ...missing].join('\n  '));
};

const node = (children: Children, name: string, file: string, env: NodeJS.ProcessEnv) =>
  children.start(name, process.execPath, [path.join(root, file)], { env, cwd: root });

/** Starts the reference API, which makes and fills its database when that is empty. */
export const startApi = async (children: Children, { apiPort, api, shop, ownApi }: Addresses): Promise<void> => {
  if (!ownApi) return;
  node(children, 'api', 'api/src/main.ts', {
    API_PORT: String(apiPort),
    SHOP_URL: process.env.SHOP_URL || shop,
    WEB_SECRET,
    // The embedded database is filled by default; a database server's only on request.
    WORLD: process.env.WORLD ?? (process.env.DATABASE_URL ? '' : '1'),
  });
  await untilHealthy(`${api}/healthz`, children, 180_000);
};

export const startWeb = async (
  children: Children,
  { port, api, shop }: Addresses,
  env: NodeJS.ProcessEnv = {},
): Promise<void> => {
  // Requests are logged only on request, because the output is a terminal.
  node(children, 'web', 'host/server/main.ts', {
    PORT: String(port),
    API_URL: api,
    WEB_SECRET,
    LOG_LEVEL: process.env.LOG_LEVEL || 'warn',
    ...env,
  });
  await untilHealthy(`${shop}/healthz`, children, 30_000);
};

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
