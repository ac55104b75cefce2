import path from 'node:path';
import type { OutsideServices } from './http/outside-services.ts';

/** Everything that the environment decides about the web server. */
export type Settings = {
  port: number;
  /** Port of the file server alone (`assets-main.ts`). */
  assetsPort: number;
  host: string;
  apiUrl: string;
  releases: string;
  /** Origin that pages link released files from; empty for their own. */
  assetOrigin: string;
  /** The shop's public origin; empty means: the one that the request names. */
  publicOrigin: string;
  trustProxy: boolean;
  /** How long a page may take the server, in ms; then the browser renders it. */
  renderLimit: number;
  /** Passes `/dev` and `/docs` on to the API. */
  sandbox: boolean;
  /** Allows `?remote=name@http://127.0.0.1:port/remoteEntry.js`. */
  overrides: boolean;
  /** File that names the development servers in place of releases (`pnpm dev`); empty otherwise. */
  devServers: string;
  /** By the API's own variables, so that pages may load what it tells browsers to. */
  outside: OutsideServices;
};

function port(env: NodeJS.ProcessEnv, name: string, fallback: number): number {
  const given = env[name] || String(fallback);
  const value = Number(given);
  if (/^\d{1,5}$/.test(given) && value <= 65_535) return value;
  throw new Error(`${name} must be a port number, not “${given}”.`);
}

function milliseconds(env: NodeJS.ProcessEnv, name: string, fallback: number): number {
  const given = env[name] || String(fallback);
  if (/^[1-9]\d{0,5}$/.test(given)) return Number(given);
  throw new Error(`${name} must be a number of milliseconds, not “${given}”.`);
}

function origin(env: NodeJS.ProcessEnv, name: string, fallback = ''): string {
  const given = env[name] || fallback;
  if (!given) return '';
  const url = URL.canParse(given) ? new URL(given) : null;
  if (url && /^https?:$/.test(url.protocol) && url.pathname === '/' && !url.search) return url.origin;
  throw new Error(`${name} must be an origin such as https://shop.example, not “${given}”.`);
}

const isOn = (value: string | undefined) => value !== undefined && !['', '0', 'false', 'off'].includes(value);

/** Reads the environment; throws one line naming the variable that is wrong. */
export function readSettings(env: NodeJS.ProcessEnv = process.env): Settings {
  // The API's own rule, so that both agree.
  const sandbox = env.SANDBOX ? env.SANDBOX !== '0' : env.NODE_ENV !== 'production';
  return {
    port: port(env, 'PORT', 3000),
    assetsPort: port(env, 'ASSETS_PORT', 3010),
    host: env.HOST || '127.0.0.1',
    apiUrl: origin(env, 'API_URL', `http://127.0.0.1:${port(env, 'API_PORT', 4000)}`),
    releases: path.resolve(env.RELEASES || path.join(import.meta.dirname, '../../releases')),
    assetOrigin: origin(env, 'ASSET_ORIGIN'),
    publicOrigin: origin(env, 'PUBLIC_ORIGIN'),
    trustProxy: isOn(env.TRUST_PROXY),
    renderLimit: milliseconds(env, 'RENDER_LIMIT', 1_500),
    sandbox,
    overrides: sandbox || env.NODE_ENV !== 'production',
    devServers: env.DEV_SERVERS ?? '',
    outside: {
      recaptcha: Boolean(env.RECAPTCHA_SITE_KEY),
      googleSignIn: Boolean(env.GOOGLE_CLIENT_ID),
      sandboxPayments: sandbox,
      braintree: Boolean(env.BRAINTREE_PUBLIC_KEY),
      klarna: Boolean(env.KLARNA_USERNAME),
    },
  };
}
