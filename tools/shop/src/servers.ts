import { randomBytes } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { SettingsError, settingsForStart, startReading, type Environment } from '@shop/settings';
import { type Children, untilHealthy } from './children.ts';
import { requireFreePort } from './ports.ts';
import { StartProblem } from './problem.ts';

/** Where the shop and its API are to be found on this machine. `api` is external when API_URL names one. */
export interface Addresses {
  port: number;
  apiPort: number;
  consolePort: number;
  shop: string;
  api: string;
  console: string;
  ownApi: boolean;
}

const both = ['api', 'web'] as const;

export const addresses = (environment: Environment = process.env): Addresses => {
  const given = startReading(environment, ...both);
  const port = given.of('PORT');
  const apiPort = given.of('API_PORT');
  const consolePort = given.of('CONSOLE_PORT');
  const outside = given.of('API_URL');
  return {
    port,
    apiPort,
    consolePort,
    shop: `http://127.0.0.1:${port}`,
    api: outside ?? `http://127.0.0.1:${apiPort}`,
    console: `http://127.0.0.1:${consolePort}`,
    ownApi: outside === null,
  };
};

/** What is set for this start only, where the environment says nothing of it: an embedded database is filled. */
const forThisStart = (shop: string, environment: Environment = process.env): Record<string, string> => {
  const given = startReading(environment, ...both);
  return {
    ...(given.isSet('SHOP_URL') ? {} : { SHOP_URL: shop }),
    ...(given.isSet('LOG_LEVEL') ? {} : { LOG_LEVEL: 'warn' }), // the output is a terminal
    ...(given.isSet('ACCESS_LOG') ? {} : { ACCESS_LOG: '0' }),
    ...(given.isSet('WORLD') || given.isSet('DATABASE_URL') ? {} : { WORLD: '1' }),
    ...(given.isSet('WEB_SECRET') ? {} : { WEB_SECRET }),
  };
};

/** The secret by which the API recognises the web server, made for this start. */
const WEB_SECRET = randomBytes(32).toString('base64url');

export const requireOwnPorts = async ({ port, apiPort, ownApi }: Addresses): Promise<void> => {
  await requireFreePort(port, 'PORT');
  if (ownApi) await requireFreePort(apiPort, 'API_PORT');
};

/**
 * Ends a start whose settings are wrong or missing before anything is built, with all of them in one list; the secret
 * between the two processes is made here.
 */
export const requireSettings = (environment: Environment = process.env): void => {
  const given = startReading(environment, ...both);
  const roles = given.of('API_URL') === null ? both : (['web'] as const);
  const withSecret = given.isSet('WEB_SECRET') ? environment : { ...environment, WEB_SECRET };
  try {
    settingsForStart(withSecret, roles, (all) => startReading(all, ...roles, 'release').end());
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    throw new StartProblem(error.message);
  }
};

/** Where a program of the shop lies: in the workspace, or installed from a packed file. */
const programOf = (name: string): string => fileURLToPath(import.meta.resolve(name));

/** Starts a program of Node; `shop` is the address that it gets as the shop's. */
export const startProgram = (
  children: Children,
  name: string,
  file: string,
  { shop, env }: { shop: string; env: NodeJS.ProcessEnv },
): void => children.start(name, process.execPath, [file], { env: { ...forThisStart(shop), ...env } });

/** Starts the reference API, which makes and fills its database when that is empty. */
export const startApi = async (
  children: Children,
  { apiPort, api, shop, ownApi }: Addresses,
  env: NodeJS.ProcessEnv = {},
): Promise<void> => {
  if (!ownApi) return;
  startProgram(children, 'api', programOf('@shop/api/main'), { shop, env: { API_PORT: String(apiPort), ...env } });
  await untilHealthy(`${api}/healthz`, children, 180_000);
};

export const startWeb = async (
  children: Children,
  { port, api, shop }: Addresses,
  env: NodeJS.ProcessEnv = {},
): Promise<void> => {
  startProgram(children, 'web', programOf('@shop/host/server'), {
    shop,
    env: { PORT: String(port), API_URL: api, ...env },
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
