import { availableParallelism } from 'node:os';
import { releasesIn, type ReleasesSettings } from '@shop/delivery';
import type { FiguresSettings, TracingSettings } from '@shop/serving';
import { SettingsError, figuresFrom, startReading, tracingFrom, type Environment, type Reading } from '@shop/settings';
import { readOutsideLinks, type OutsideLinks } from './site/outside-links.ts';
import type { OutsideServices } from './http/outside-services.ts';

/** Everything that the environment decides about the web server. */
export interface Settings {
  port: number;
  host: string;
  /** How much is logged. */
  verbosity: string;
  /** A line of the log for each answered request, however little else is logged. */
  accessLog: boolean;
  /** Where spans are sent; null: nothing is traced. */
  tracing: TracingSettings | null;
  figures: FiguresSettings | null;
  apiUrl: string;
  /** How long an answer of the API to a request that is passed on is waited for, in ms. */
  apiTimeout: number;
  /** Where the builds lie, and whose are run. */
  releases: ReleasesSettings;
  /** Folder for copies of what is live, with which the server starts when the releases are away; empty for none. */
  releasesKept: string;
  /** How long, in ms, a server that is asked to end takes requests, and what is under way may take after that. */
  drain: { delay: number; limit: number };
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
  /** Allows `?remote=name@http://127.0.0.1:port/remoteEntry.js`, and builds in place of the live ones. */
  overrides: boolean;
  /** Origins whose builds an override may name. */
  previewOrigins: readonly string[];
  /** File with the rules of flags; empty: the API is asked for them. */
  flagsFile: string;
  /** File that names the development servers in place of releases (`pnpm dev`); empty otherwise. */
  devServers: string;
  /** Read from the API's own variables, because the API tells browsers what to load and the policy must allow it. */
  outside: OutsideServices;
  outsideLinks: OutsideLinks;
}

/** The origin of the script that the API has browsers load; the id may stand in its host name. */
const fraudFrom = (given: Reading): Pick<OutsideServices, 'fraud'> => {
  const siteId = given.of('FRAUD_SITE_ID');
  if (siteId === null) return {};
  const script = (given.of('FRAUD_SCRIPT') ?? '').replaceAll('{site_id}', encodeURIComponent(siteId));
  if (URL.canParse(script) && new URL(script).protocol === 'https:') return { fraud: new URL(script).origin };
  throw new SettingsError('FRAUD_SCRIPT must be the https address of the script of FRAUD_SITE_ID.');
};

const previewOriginsFrom = (given: Reading): string[] => {
  const origins = given.of('PREVIEW_ORIGINS') ?? [];
  const open = origins.find((one) => !one.startsWith('https:'));
  if (open === undefined || given.sandbox) return origins;
  throw new SettingsError(`PREVIEW_ORIGINS names ${open}: outside the sandbox builds come by https only.`);
};

/** Reads the environment and the files that it names. @throws SettingsError that names every variable which cannot be read */
export const readSettings = (environment: Environment = process.env): Settings => {
  const given = startReading(environment, 'web');
  const workers = given.of('RENDER_WORKERS') ?? availableParallelism();
  const settings: Settings = {
    port: given.of('PORT'),
    host: given.of('HOST'),
    verbosity: given.of('LOG_LEVEL') ?? 'info',
    accessLog: given.of('ACCESS_LOG') ?? true,
    tracing: tracingFrom(given),
    figures: figuresFrom(given),
    apiUrl: given.of('API_URL') ?? `http://127.0.0.1:${given.of('API_PORT')}`,
    apiTimeout: given.of('API_TIMEOUT'),
    releases: releasesIn(given),
    releasesKept: given.of('RELEASES_KEPT') ?? '',
    drain: { delay: given.of('DRAIN_DELAY') ?? (given.sandbox ? 0 : 3_000), limit: given.of('DRAIN_LIMIT') },
    assetOrigin: given.of('ASSET_ORIGIN') ?? '',
    publicOrigin: given.of('PUBLIC_ORIGIN') ?? '',
    trustProxy: given.of('TRUST_PROXY') ?? false,
    webSecret: given.of('WEB_SECRET') ?? '',
    metricsToken: given.of('METRICS_TOKEN') ?? '',
    rendering: {
      workers,
      concurrency: given.of('RENDER_CONCURRENCY') ?? 8 * workers,
      places: given.of('RENDER_QUEUE'),
      limit: given.of('RENDER_LIMIT'),
      slow: given.of('RENDER_SLOW'),
    },
    pageCacheBytes: given.of('PAGE_CACHE_MB') * 1_000_000,
    pageCacheLimit: given.of('PAGE_CACHE_LIMIT'),
    pageCacheUrl: given.of('PAGE_CACHE_URL') ?? '',
    sandbox: given.sandbox,
    overrides: given.of('REMOTE_OVERRIDES') ?? false,
    previewOrigins: given.recorded(previewOriginsFrom, [])(given),
    flagsFile: given.of('FLAGS_FILE') ?? '',
    devServers: given.of('DEV_SERVERS') ?? '',
    outside: {
      recaptcha: given.isSet('RECAPTCHA_SITE_KEY'),
      googleSignIn: given.isSet('GOOGLE_CLIENT_ID'),
      plusPayments: given.sandbox || given.isSet('BRAINTREE_PUBLIC_KEY'),
      braintree: given.isSet('BRAINTREE_PUBLIC_KEY'),
      klarna: given.isSet('KLARNA_USERNAME'),
      tagManager: given.isSet('TAG_MANAGER_ID'),
      emailMarketing: given.isSet('EMAIL_MARKETING_ID'),
      recommendations: given.isSet('RECOMMENDATIONS_ID'),
      translation: given.of('TRANSLATION_WIDGET') === 'google',
      ...given.recorded(fraudFrom, {})(given),
    },
    outsideLinks: given.recorded(readOutsideLinks, {})(given.of('OUTSIDE_LINKS') ?? ''),
  };
  given.end();
  return settings;
};

/** What the server of released files alone is told. */
export interface FileServerSettings {
  port: number;
  host: string;
  /** How much is logged. */
  verbosity: string;
  releases: ReleasesSettings;
}

/** @throws SettingsError that names every variable which cannot be read */
export const readFileServerSettings = (environment: Environment = process.env): FileServerSettings => {
  const given = startReading(environment, 'files');
  const settings: FileServerSettings = {
    port: given.of('ASSETS_PORT'),
    host: given.of('HOST'),
    verbosity: given.of('LOG_LEVEL') ?? 'info',
    releases: releasesIn(given),
  };
  given.end();
  return settings;
};
