import { fileURLToPath } from 'node:url';
import { sandboxOf, SettingsError, startReading, type Environment } from '@shop/settings';
import { defaultLimits, type ServerLimits } from './database/server.ts';
import { paymentSettingsFrom, type PaymentSettings } from './payment-settings.ts';
import { marketingSettingsFrom, type MarketingSettings } from './marketing-settings.ts';
import { pushSettingsFrom, type PushSettings } from './push-settings.ts';
import { smsSettingsFrom, type SmsSettings } from './sms-settings.ts';
import { trackerSettingsFrom, type TrackerSettings } from './tracker-settings.ts';

const root = new URL('../../', import.meta.url);

export interface Settings extends PaymentSettings, MarketingSettings, PushSettings, SmsSettings, TrackerSettings {
  host: string;
  port: number;
  /** Folder of the embedded database; not used with `databaseUrl`. */
  dataFolder: string;
  databaseUrl: string | null;
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
  /** Everything under /dev, and the stand-ins for those of payments, captchas and Google that have no keys. */
  sandbox: boolean;
  /** Google's reCAPTCHA: its public and its secret key; null without. */
  recaptcha: { siteKey: string; secret: string } | null;
  /** The OAuth client of "Sign in with Google"; null without. */
  googleClientId: string | null;
  /** Requests in a minute from one address; 0 for no limit. */
  rateLimit: number;
  /** Calls in a minute that one web server makes while it renders pages; 0 for no limit. */
  renderRateLimit: number;
  /** A Valkey or Redis server that keeps the counts of limits in place of the database. */
  redisUrl: string | null;
  /** What the shop's own web servers prove themselves with; null: no request is taken for theirs. */
  webSecret: string | null;
  /** The binary logarithm of scrypt's N for new passwords. */
  passwordCost: number;
  logLevel: 'silent' | 'error' | 'warn' | 'info';
}

const readInteger = (name: string, text: string | undefined, fallback: number, highest: number, lowest = 0): number => {
  if (text === undefined || text === '') return fallback;
  const value = Number(text);
  if (Number.isInteger(value) && value >= lowest && value <= highest) return value;
  throw new SettingsError(`${name} must be a whole number from ${lowest} to ${highest}, but is "${text}".`);
};

/** Both keys are needed; one alone would disable the captcha silently. */
const readRecaptcha = (siteKey: string, secret: string): Settings['recaptcha'] => {
  if (siteKey === '' && secret === '') return null;
  if (siteKey !== '' && secret !== '') return { siteKey, secret };
  throw new SettingsError(`RECAPTCHA_${secret === '' ? 'SECRET' : 'SITE_KEY'} is missing: set both keys or neither.`);
};

/** Never repeated in a message: it may hold a password. */
const readRedisUrl = (text: string): string | null => {
  if (text === '') return null;
  if (URL.canParse(text) && /^rediss?:$/.test(new URL(text).protocol)) return text;
  throw new SettingsError('REDIS_URL must be an address such as redis://127.0.0.1:6379.');
};

/** It travels in a header and is never repeated in a message. */
const readWebSecret = (text: string): string | null => {
  if (text === '') return null;
  if (/^[\x21-\x7e]{16,}$/.test(text)) return text;
  throw new SettingsError('WEB_SECRET must have at least 16 characters, all of them letters, digits or signs.');
};

/** The address without its final slashes. */
const readShopUrl = (text: string): string => {
  if (URL.canParse(text)) return text.replace(/\/+$/, '');
  throw new SettingsError(`SHOP_URL must be an address such as https://shop.example, but is "${text}".`);
};

/**
 * Settings from the environment, the only source of secrets.
 * @throws SettingsError that names every setting which cannot be read
 */
export const settingsFrom = (environment: Environment): Settings => {
  const reading = startReading();
  const integerOf = reading.recorded(readInteger, 0);
  const recaptchaOf = reading.recorded(readRecaptcha, null);
  const shopUrlOf = reading.recorded(readShopUrl, '');
  const settings: Settings = {
    host: environment['API_HOST'] || '127.0.0.1',
    port: integerOf('API_PORT', environment['API_PORT'], 4000, 65_535),
    dataFolder: environment['API_DATA'] || fileURLToPath(new URL('.data/api', root)),
    databaseUrl: environment['DATABASE_URL'] || null,
    databaseLimits: {
      ...defaultLimits,
      connections: integerOf('DATABASE_POOL', environment['DATABASE_POOL'], defaultLimits.connections, 1_000, 1),
      checkoutConnections: integerOf(
        'DATABASE_CHECKOUT_POOL',
        environment['DATABASE_CHECKOUT_POOL'],
        defaultLimits.checkoutConnections,
        1_000,
        1,
      ),
      statementTimeout: integerOf(
        'DATABASE_STATEMENT_TIMEOUT',
        environment['DATABASE_STATEMENT_TIMEOUT'],
        defaultLimits.statementTimeout,
        3_600_000,
      ),
      lockTimeout: integerOf(
        'DATABASE_LOCK_TIMEOUT',
        environment['DATABASE_LOCK_TIMEOUT'],
        defaultLimits.lockTimeout,
        3_600_000,
      ),
    },
    world: environment['WORLD'] === '1',
    worldProducts: integerOf('WORLD_PRODUCTS', environment['WORLD_PRODUCTS'], 1200, 100_000),
    worldCsv: environment['WORLD_CSV'] || null,
    picturesFolder: fileURLToPath(new URL('world/assets/pictures', root)),
    videosFolder: fileURLToPath(new URL('world/assets/videos', root)),
    modelsFolder: fileURLToPath(new URL('world/assets/models', root)),
    smtpUrl: environment['SMTP_URL'] || null,
    mailFrom: environment['MAIL_FROM'] || 'Boréal <no-reply@boreal.example>',
    contactEmail: environment['CONTACT_EMAIL'] || 'customer-care@boreal.example',
    shopUrl: shopUrlOf(environment['SHOP_URL'] || 'http://127.0.0.1:3000'),
    sandbox: reading.recorded(sandboxOf, false)(environment),
    recaptcha: recaptchaOf(environment['RECAPTCHA_SITE_KEY'] ?? '', environment['RECAPTCHA_SECRET'] ?? ''),
    googleClientId: environment['GOOGLE_CLIENT_ID'] || null,
    ...reading.recorded(paymentSettingsFrom, { braintree: null, klarna: null, alipay: null })(environment),
    ...reading.recorded(smsSettingsFrom, { twilio: null })(environment),
    ...reading.recorded(marketingSettingsFrom, {
      marketing: { emailMarketingId: null, recommendationsId: null },
      translationWidget: null,
    })(environment),
    ...reading.recorded(pushSettingsFrom, { push: null })(environment),
    ...reading.recorded(trackerSettingsFrom, { fraud: { isActive: false, siteId: '' }, tagManagerId: null })(
      environment,
    ),
    rateLimit: integerOf('API_RATE_LIMIT', environment['API_RATE_LIMIT'], 1200, 1_000_000),
    renderRateLimit: integerOf('API_RENDER_RATE_LIMIT', environment['API_RENDER_RATE_LIMIT'], 60_000, 10_000_000),
    redisUrl: reading.recorded(readRedisUrl, null)(environment['REDIS_URL'] ?? ''),
    webSecret: reading.recorded(readWebSecret, null)(environment['WEB_SECRET'] ?? ''),
    passwordCost: integerOf('PASSWORD_COST', environment['PASSWORD_COST'], 17, 20, 14),
    logLevel:
      environment['API_LOG'] === 'silent' || environment['API_LOG'] === 'info' ? environment['API_LOG'] : 'warn',
  };
  reading.end();
  return settings;
};
