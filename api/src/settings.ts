import { fileURLToPath } from 'node:url';
import type { FiguresSettings, TracingSettings } from '@shop/serving';
import { figuresFrom, startReading, tracingFrom, type Environment, type Reading } from '@shop/settings';
import type { FilesPlace } from './files/file-store-from.ts';
import { filesFrom } from './files-settings.ts';
import { backupFrom, type BackupSettings } from './backup-settings.ts';
import { defaultLimits, type ServerLimits } from './database/server.ts';
import { paymentSettingsFrom, together, type PaymentSettings } from './payment-settings.ts';
import { marketingSettingsFrom, type MarketingSettings } from './marketing-settings.ts';
import { pushSettingsFrom, type PushSettings } from './push-settings.ts';
import { smsSettingsFrom, type SmsSettings } from './sms-settings.ts';
import { trackerSettingsFrom, type TrackerSettings } from './tracker-settings.ts';

const root = new URL('../../', import.meta.url);

export interface Settings extends PaymentSettings, MarketingSettings, PushSettings, SmsSettings, TrackerSettings {
  host: string;
  port: number;
  /** Where a worker answers what watches it. */
  worker: { host: string; port: number };
  /** Folder of the embedded database; not used with `databaseUrl`. */
  dataFolder: string;
  databaseUrl: string | null;
  /** Backups of the embedded database by the running shop; null without. */
  backup: BackupSettings | null;
  /** How much of the server of `databaseUrl` this process takes. */
  databaseLimits: ServerLimits;
  /** Fills an empty store with the invented world. */
  world: boolean;
  worldProducts: number;
  /** A CSV catalogue that fills an empty store instead. */
  worldCsv: string | null;
  picturesFolder: string;
  videosFolder: string;
  modelsFolder: string;
  smtpUrl: string | null;
  /** Sender of the shop's e-mails. */
  mailFrom: string;
  /** Where messages of the contact page are sent. */
  contactEmail: string;
  /** Where a link in an e-mail leads. */
  shopUrl: string;
  /** The shop's postal address, in one line. */
  shopAddress: string;
  /** Everything under /dev, and the stand-ins for those of payments, captchas and Google that have no keys. */
  sandbox: boolean;
  /** Whether the sandbox says yes to large orders by itself; otherwise an operator decides. */
  sandboxReviews: boolean;
  /** Google's reCAPTCHA: its public and its secret key; null without. */
  recaptcha: { siteKey: string; secret: string } | null;
  /** The OAuth client of "Sign in with Google"; null without. */
  googleClientId: string | null;
  /** Where new files of customers lie. */
  files: FilesPlace;
  /** Requests in a minute from one address; 0 for no limit. */
  rateLimit: number;
  /** Calls in a minute that one web server makes while it renders pages; 0 for no limit. */
  renderRateLimit: number;
  /** A Valkey or Redis server that keeps the counts of limits in place of the database. */
  redisUrl: string | null;
  /** What the shop's own web servers prove themselves with; null: no request is taken for theirs. */
  webSecret: string | null;
  /** The one before, while some of them have it still. */
  formerWebSecret: string | null;
  /** How long, in ms, a server that is asked to end takes requests, and what is under way may take after that. */
  drain: { delay: number; limit: number };
  /** How long `/readyz` waits for the database, in ms. */
  readyLimit: number;
  /** The binary logarithm of scrypt's N for new passwords. */
  passwordCost: number;
  logLevel: 'silent' | 'error' | 'warn' | 'info';
  /** Whoever asks for `/metrics` names it; null: they are answered in a sandbox alone. */
  metricsToken: string | null;
  /** A line of the log for each answered request, however little else is logged. */
  accessLog: boolean;
  /** Where spans are sent; null: nothing is traced. */
  tracing: TracingSettings | null;
  figures: FiguresSettings | null;
}

/** Both keys are needed; one alone would disable the captcha silently. */
const recaptchaFrom = (given: Reading): Settings['recaptcha'] => {
  const keys = together(given, ['RECAPTCHA_SITE_KEY', 'RECAPTCHA_SECRET'] as const);
  return keys && { siteKey: keys.RECAPTCHA_SITE_KEY, secret: keys.RECAPTCHA_SECRET };
};

/**
 * Settings from the environment and the files that it names, the only sources of secrets.
 * @throws SettingsError that names every setting which cannot be read
 */
export const settingsFrom = (environment: Environment): Settings => {
  const given = startReading(environment, 'api');
  const settings: Settings = {
    host: given.of('API_HOST'),
    port: given.of('API_PORT'),
    worker: { host: given.of('WORKER_HOST'), port: given.of('WORKER_PORT') },
    dataFolder: given.of('API_DATA') ?? fileURLToPath(new URL('.data/api', root)),
    databaseUrl: given.of('DATABASE_URL'),
    backup: given.recorded(backupFrom, null)(given),
    databaseLimits: {
      ...defaultLimits,
      connections: given.of('DATABASE_POOL'),
      checkoutConnections: given.of('DATABASE_CHECKOUT_POOL'),
      statementTimeout: given.of('DATABASE_STATEMENT_TIMEOUT'),
      lockTimeout: given.of('DATABASE_LOCK_TIMEOUT'),
    },
    world: given.of('WORLD') ?? false,
    worldProducts: given.of('WORLD_PRODUCTS'),
    worldCsv: given.of('WORLD_CSV'),
    picturesFolder: fileURLToPath(new URL('world/assets/pictures', root)),
    videosFolder: fileURLToPath(new URL('world/assets/videos', root)),
    modelsFolder: fileURLToPath(new URL('world/assets/models', root)),
    smtpUrl: given.of('SMTP_URL'),
    mailFrom: given.of('MAIL_FROM'),
    contactEmail: given.of('CONTACT_EMAIL'),
    shopUrl: given.of('SHOP_URL')?.replace(/\/+$/, ''),
    shopAddress: given.of('SHOP_ADDRESS'),
    sandbox: given.sandbox,
    sandboxReviews: given.of('SANDBOX_REVIEWS'),
    recaptcha: given.recorded(recaptchaFrom, null)(given),
    googleClientId: given.of('GOOGLE_CLIENT_ID'),
    ...paymentSettingsFrom(given),
    ...given.recorded(smsSettingsFrom, { twilio: null })(given),
    ...marketingSettingsFrom(given),
    ...given.recorded(pushSettingsFrom, { push: null })(given),
    ...given.recorded(trackerSettingsFrom, { fraud: { isActive: false, siteId: '' }, tagManagerId: null })(given),
    files: given.recorded(filesFrom, { kind: 'database' } as const)(given),
    rateLimit: given.of('API_RATE_LIMIT'),
    renderRateLimit: given.of('API_RENDER_RATE_LIMIT'),
    redisUrl: given.of('REDIS_URL'),
    webSecret: given.of('WEB_SECRET'),
    formerWebSecret: given.of('WEB_SECRET_FORMER'),
    drain: { delay: given.of('DRAIN_DELAY') ?? (given.sandbox ? 0 : 3_000), limit: given.of('DRAIN_LIMIT') },
    readyLimit: given.of('READY_LIMIT'),
    passwordCost: given.of('PASSWORD_COST'),
    logLevel: given.of('API_LOG'),
    metricsToken: given.of('METRICS_TOKEN'),
    accessLog: given.of('ACCESS_LOG') ?? true,
    tracing: tracingFrom(given),
    figures: figuresFrom(given),
  };
  given.end();
  return settings;
};
