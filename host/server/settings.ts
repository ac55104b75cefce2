import { isIP } from 'node:net';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { SettingsError, sandboxOf, startReading } from '@shop/settings';
import { readOutsideLinks, type OutsideLinks } from './site/outside-links.ts';
import type { OutsideServices } from './http/outside-services.ts';

/** Everything that the environment decides about the web server. */
export interface Settings {
  port: number;
  /** Port of the file server alone (`assets-main.ts`). */
  assetsPort: number;
  host: string;
  apiUrl: string;
  releases: string;
  /** File of the public keys whose builds are run, and of what each team may release; beside the releases without it. */
  releaseTeams: string;
  /** Folder for copies of what is live, with which the server starts when the releases are away; empty for none. */
  releasesKept: string;
  /** Origin that pages link released files from; empty for their own. */
  assetOrigin: string;
  /** The shop's public origin; empty means: the one that the request names. */
  publicOrigin: string;
  /** How many proxies stand before this server, or their addresses and networks; false for none. */
  trustProxy: number | string[] | false;
  /** Shared with the API, which takes a visitor's address only from a web server that knows it. Empty: from nobody. */
  webSecret: string;
  /** Whoever asks for `/metrics` names it; empty: they are answered in a sandbox alone. */
  metricsToken: string;
  rendering: {
    /** Threads that render pages. */
    workers: number;
    /** Pages that are rendered at once; more wait in turn… */
    concurrency: number;
    /** …and so many at most: others get a small page that asks to try again. */
    places: number;
    /** How long a page may take the server, in ms, with waiting; then the browser renders it. */
    limit: number;
    /** A page that takes a thread longer than this, in ms, is told of by its remote. */
    slow: number;
  };
  /** How much memory the pages that are the same for everyone may take, in bytes. */
  pageCacheBytes: number;
  /** A Valkey or Redis server in which web servers share such pages; empty: each keeps its own alone. */
  pageCacheUrl: string;
  /** How long its answer is waited for, in ms. */
  pageCacheLimit: number;
  /** Passes `/dev` and `/docs` on to the API. */
  sandbox: boolean;
  /** Allows `?remote=name@http://127.0.0.1:port/remoteEntry.js`. */
  overrides: boolean;
  /** File that names the development servers in place of releases (`pnpm dev`); empty otherwise. */
  devServers: string;
  /** Read from the API's own variables, because the API tells browsers what to load and the policy must allow it. */
  outside: OutsideServices;
  outsideLinks: OutsideLinks;
}

const readPort = (env: NodeJS.ProcessEnv, name: string, fallback: number): number => {
  const given = env[name] || String(fallback);
  const value = Number(given);
  if (/^\d{1,5}$/.test(given) && value <= 65_535) return value;
  throw new SettingsError(`${name} must be a port number, not “${given}”.`);
};

const readMilliseconds = (env: NodeJS.ProcessEnv, name: string, fallback: number): number => {
  const given = env[name] || String(fallback);
  if (/^[1-9]\d{0,5}$/.test(given)) return Number(given);
  throw new SettingsError(`${name} must be a number of milliseconds, not “${given}”.`);
};

const readNumber = (env: NodeJS.ProcessEnv, name: string, fallback: number): number => {
  const given = env[name] || String(fallback);
  if (/^[1-9]\d{0,3}$/.test(given)) return Number(given);
  throw new SettingsError(`${name} must be a number from 1 to 9999, not “${given}”.`);
};

const readOrigin = (env: NodeJS.ProcessEnv, name: string, fallback = ''): string => {
  const given = env[name] || fallback;
  if (!given) return '';
  const url = URL.canParse(given) ? new URL(given) : null;
  if (url && /^https?:$/.test(url.protocol) && url.pathname === '/' && !url.search) return url.origin;
  throw new SettingsError(`${name} must be an origin such as https://shop.example, not “${given}”.`);
};

/** The origin of the script that the API has browsers load; the id may stand in its host name. */
const readFraudOrigin = ({ FRAUD_SCRIPT = '', FRAUD_SITE_ID = '' }: NodeJS.ProcessEnv): string => {
  const script = FRAUD_SCRIPT.replaceAll('{site_id}', encodeURIComponent(FRAUD_SITE_ID));
  if (URL.canParse(script) && new URL(script).protocol === 'https:') return new URL(script).origin;
  throw new SettingsError('FRAUD_SCRIPT must be the https address of the script of FRAUD_SITE_ID.');
};

const isNetwork = (text: string): boolean => {
  const [address = '', bits, ...rest] = text.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
};

/** With a number only the proxies' entries of X-Forwarded-For count; a visitor's own entries come before them. */
const readProxies = (given = ''): number | string[] | false => {
  if (['', '0', 'false', 'off'].includes(given)) return false;
  if (['true', 'on'].includes(given)) return 1;
  if (/^\d$/.test(given)) return Number(given);
  const networks = given.split(',').map((part) => part.trim());
  if (networks.every(isNetwork)) return networks;
  throw new SettingsError(`TRUST_PROXY must be a number of proxies, or their addresses with commas, not “${given}”.`);
};

const readSecret = (env: NodeJS.ProcessEnv, name: string): string => {
  const given = env[name] ?? '';
  if (given === '' || /^[\x21-\x7e]{16,}$/.test(given)) return given;
  throw new SettingsError(`${name} must have at least 16 characters, all of them letters, digits or signs.`);
};

/** The address may hold a password, so a problem does not repeat it. */
const readPageCache = (given = ''): string => {
  if (given === '' || (URL.canParse(given) && /^rediss?:$/.test(new URL(given).protocol))) return given;
  throw new SettingsError(
    'PAGE_CACHE_URL must be the address of a Valkey or Redis server, such as redis://127.0.0.1:6379.',
  );
};

const isOn = (value: string | undefined) => value !== undefined && !['', '0', 'false', 'off'].includes(value);

/** Reads the environment. @throws SettingsError that names every variable which cannot be read */
export const readSettings = (env: NodeJS.ProcessEnv = process.env): Settings => {
  const reading = startReading();
  const port = reading.recorded(readPort, 0);
  const milliseconds = reading.recorded(readMilliseconds, 0);
  const number = reading.recorded(readNumber, 0);
  const origin = reading.recorded(readOrigin, '');
  const secret = reading.recorded(readSecret, '');
  const fraudOrigin = reading.recorded(readFraudOrigin, '');
  const sandbox = reading.recorded(sandboxOf, false)(env);
  const workers = number(env, 'RENDER_WORKERS', availableParallelism());
  const settings: Settings = {
    port: port(env, 'PORT', 3000),
    assetsPort: port(env, 'ASSETS_PORT', 3010),
    host: env.HOST || '127.0.0.1',
    apiUrl: origin(env, 'API_URL', `http://127.0.0.1:${port(env, 'API_PORT', 4000)}`),
    releases: path.resolve(env.RELEASES || path.join(import.meta.dirname, '../../releases')),
    releaseTeams: env.RELEASE_TEAMS ? path.resolve(env.RELEASE_TEAMS) : '',
    releasesKept: env.RELEASES_KEPT ? path.resolve(env.RELEASES_KEPT) : '',
    assetOrigin: origin(env, 'ASSET_ORIGIN'),
    publicOrigin: origin(env, 'PUBLIC_ORIGIN'),
    trustProxy: reading.recorded(readProxies, false)(env.TRUST_PROXY),
    webSecret: secret(env, 'WEB_SECRET'),
    metricsToken: secret(env, 'METRICS_TOKEN'),
    rendering: {
      workers,
      concurrency: number(env, 'RENDER_CONCURRENCY', 8 * workers),
      places: number(env, 'RENDER_QUEUE', 100),
      limit: milliseconds(env, 'RENDER_LIMIT', 1_500),
      slow: milliseconds(env, 'RENDER_SLOW', 1_000),
    },
    pageCacheBytes: number(env, 'PAGE_CACHE_MB', 256) * 1_000_000,
    pageCacheLimit: milliseconds(env, 'PAGE_CACHE_LIMIT', 100),
    pageCacheUrl: reading.recorded(readPageCache, '')(env.PAGE_CACHE_URL),
    sandbox,
    overrides: isOn(env.REMOTE_OVERRIDES),
    devServers: env.DEV_SERVERS ?? '',
    outside: {
      recaptcha: Boolean(env.RECAPTCHA_SITE_KEY),
      googleSignIn: Boolean(env.GOOGLE_CLIENT_ID),
      plusPayments: sandbox || Boolean(env.BRAINTREE_PUBLIC_KEY),
      braintree: Boolean(env.BRAINTREE_PUBLIC_KEY),
      klarna: Boolean(env.KLARNA_USERNAME),
      tagManager: Boolean(env.TAG_MANAGER_ID),
      emailMarketing: Boolean(env.EMAIL_MARKETING_ID),
      recommendations: Boolean(env.RECOMMENDATIONS_ID),
      translation: env.TRANSLATION_WIDGET === 'google',
      ...(env.FRAUD_SITE_ID && { fraud: fraudOrigin(env) }),
    },
    outsideLinks: reading.recorded(readOutsideLinks, {})(env.OUTSIDE_LINKS),
  };
  reading.end();
  return settings;
};
