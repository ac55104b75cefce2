import { availableParallelism } from 'node:os';
import { releasesIn } from '@shop/delivery';
import {
  SettingsError,
  figuresFrom,
  fraudScriptFrom,
  startReading,
  tracingFrom,
  type Environment,
  type Reading,
} from '@shop/settings';
import { readOutsideLinks } from './http/outside-links.ts';
import type { OutsideServices } from './http/outside-services.ts';

const previewOriginsFrom = (given: Reading): string[] => {
  const origins = given.of('PREVIEW_ORIGINS') ?? [];
  const open = origins.find((one) => !one.startsWith('https:'));
  if (open === undefined || given.sandbox) return origins;
  throw new SettingsError(`PREVIEW_ORIGINS names ${open}: outside the sandbox builds come by https only.`);
};

/** Reads the environment and the files that it names. @throws SettingsError that names every variable which cannot be read */
export const readSettings = (environment: Environment = process.env) => {
  const given = startReading(environment, 'web');
  const workers = given.of('RENDER_WORKERS') ?? availableParallelism();
  const fraud = given.recorded(fraudScriptFrom, null)(given);
  // Read from the API's own variables, because the API tells browsers what to load and the policy must allow it.
  const outside: OutsideServices = {
    recaptcha: given.isSet('RECAPTCHA_SITE_KEY'),
    googleSignIn: given.isSet('GOOGLE_CLIENT_ID'),
    plusPayments: given.sandbox || given.isSet('BRAINTREE_PUBLIC_KEY'),
    braintree: given.isSet('BRAINTREE_PUBLIC_KEY'),
    klarna: given.isSet('KLARNA_USERNAME'),
    tagManager: given.isSet('TAG_MANAGER_ID'),
    emailMarketing: given.isSet('EMAIL_MARKETING_ID'),
    recommendations: given.isSet('RECOMMENDATIONS_ID'),
    translation: given.of('TRANSLATION_WIDGET') === 'google',
    // The id may stand in its host name.
    ...(fraud && { fraud: new URL(fraud.script).origin }),
  };
  const settings = {
    port: given.of('PORT'),
    host: given.of('HOST'),
    verbosity: given.of('LOG_LEVEL') ?? 'info',
    accessLog: given.of('ACCESS_LOG') ?? true,
    tracing: tracingFrom(given),
    figures: figuresFrom(given),
    apiUrl: given.of('API_URL') ?? `http://127.0.0.1:${given.of('API_PORT')}`,
    /** Empty: content pages are the backend's alone. */
    contentDir: given.of('CONTENT_DIR') ?? '',
    apiTimeout: given.of('API_TIMEOUT'),
    releases: releasesIn(given),
    /** Empty: nothing of what is live is kept for a start while the releases are away. */
    releasesMirror: given.of('RELEASES_KEPT') ?? '',
    drain: { delay: given.of('DRAIN_DELAY') ?? (given.sandbox ? 0 : 3_000), limit: given.of('DRAIN_LIMIT') },
    /** Empty: the pages' own. */
    assetOrigin: given.of('ASSET_ORIGIN') ?? '',
    /** Empty: the one that the request names. */
    publicOrigin: given.of('PUBLIC_ORIGIN') ?? '',
    trustProxy: given.of('TRUST_PROXY') ?? false,
    /** Empty: the API takes a visitor's address from nobody. */
    webSecret: given.of('WEB_SECRET') ?? '',
    metricsToken: given.of('METRICS_TOKEN') ?? '',
    rendering: {
      workers,
      concurrency: given.of('RENDER_CONCURRENCY') ?? 8 * workers,
      places: given.of('RENDER_QUEUE'),
      limit: given.of('RENDER_LIMIT'),
      slow: given.of('RENDER_SLOW'),
      partLimit: given.of('PART_LIMIT'),
    },
    pageCacheBytes: given.of('PAGE_CACHE_MB') * 1_000_000,
    pageCacheLimit: given.of('PAGE_CACHE_LIMIT'),
    pageCacheUrl: given.of('PAGE_CACHE_URL') ?? '',
    sandbox: given.sandbox,
    overrides: given.of('REMOTE_OVERRIDES') ?? false,
    previewOrigins: given.recorded(previewOriginsFrom, [])(given),
    /** Empty: the API is asked for the rules. */
    flagsFile: given.of('FLAGS_FILE') ?? '',
    devServers: given.of('DEV_SERVERS') ?? '',
    outside,
    outsideLinks: given.recorded(readOutsideLinks, {})(given.of('OUTSIDE_LINKS') ?? ''),
  };
  given.end();
  return settings;
};

/** Everything that the environment decides about the web server. */
export type Settings = ReturnType<typeof readSettings>;

/** @throws SettingsError that names every variable which cannot be read */
export const readFileServerSettings = (environment: Environment = process.env) => {
  const given = startReading(environment, 'files');
  const settings = {
    port: given.of('ASSETS_PORT'),
    host: given.of('HOST'),
    verbosity: given.of('LOG_LEVEL') ?? 'info',
    releases: releasesIn(given),
  };
  given.end();
  return settings;
};
