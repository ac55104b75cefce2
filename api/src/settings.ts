import { fileURLToPath } from 'node:url';
import { paymentSettingsFrom, type PaymentSettings } from './payment-settings.ts';
import { SettingsError } from './settings-error.ts';

const root = new URL('../../', import.meta.url);

export interface Settings extends PaymentSettings {
  host: string;
  port: number;
  /** Folder of the embedded database; not used with `databaseUrl`. */
  dataFolder: string;
  databaseUrl: string | null;
  worldProducts: number;
  /** A CSV catalogue that fills an empty store instead. */
  worldCsv: string | null;
  picturesFolder: string;
  videosFolder: string;
  smtpUrl: string | null;
  /** Sender of the shop's e-mails. */
  mailFrom: string;
  /** Where a link in an e-mail leads. */
  shopUrl: string;
  /** Everything under /dev, and the stand-ins for those of payments, captchas and Google that have no keys. */
  sandbox: boolean;
  /** Google's reCAPTCHA: its public and its secret key; null without. */
  recaptcha: { siteKey: string; secret: string } | null;
  /** The OAuth client of "Sign in with Google"; null without. */
  googleClientId: string | null;
  /** Fraud prevention of a payment: its id for this shop, and whether browsers may use it. */
  fraud: { isActive: boolean; siteId: string };
  /** Requests in a minute from one device; 0 for no limit. */
  rateLimit: number;
  logLevel: 'silent' | 'error' | 'warn' | 'info';
}

const integerOf = (name: string, text: string | undefined, fallback: number, highest: number): number => {
  if (text === undefined || text === '') return fallback;
  const value = Number(text);
  if (Number.isInteger(value) && value >= 0 && value <= highest) return value;
  throw new SettingsError(`${name} must be a whole number from 0 to ${highest}, but is "${text}".`);
};

/** Half of a pair would open nothing, and say so to nobody but customers. */
const recaptchaOf = (siteKey: string, secret: string): Settings['recaptcha'] => {
  if (siteKey === '' && secret === '') return null;
  if (siteKey !== '' && secret !== '') return { siteKey, secret };
  throw new SettingsError(`RECAPTCHA_${secret === '' ? 'SECRET' : 'SITE_KEY'} is missing: set both keys or neither.`);
};

/** The address without its final slashes. */
const shopUrlOf = (text: string): string => {
  if (URL.canParse(text)) return text.replace(/\/+$/, '');
  throw new SettingsError(`SHOP_URL must be an address such as https://shop.example, but is "${text}".`);
};

/** Settings from the environment; secrets stand nowhere else. */
export const settingsFrom = (environment: Readonly<Record<string, string | undefined>>): Settings => ({
  host: environment['API_HOST'] || '127.0.0.1',
  port: integerOf('API_PORT', environment['API_PORT'], 4000, 65_535),
  dataFolder: environment['API_DATA'] || fileURLToPath(new URL('.data/api', root)),
  databaseUrl: environment['DATABASE_URL'] || null,
  worldProducts: integerOf('WORLD_PRODUCTS', environment['WORLD_PRODUCTS'], 1200, 100_000),
  worldCsv: environment['WORLD_CSV'] || null,
  picturesFolder: fileURLToPath(new URL('world/assets/pictures', root)),
  videosFolder: fileURLToPath(new URL('world/assets/videos', root)),
  smtpUrl: environment['SMTP_URL'] || null,
  mailFrom: environment['MAIL_FROM'] || 'Boréal <no-reply@boreal.example>',
  shopUrl: shopUrlOf(environment['SHOP_URL'] || 'http://127.0.0.1:3000'),
  sandbox: environment['SANDBOX'] ? environment['SANDBOX'] !== '0' : environment['NODE_ENV'] !== 'production',
  recaptcha: recaptchaOf(environment['RECAPTCHA_SITE_KEY'] ?? '', environment['RECAPTCHA_SECRET'] ?? ''),
  googleClientId: environment['GOOGLE_CLIENT_ID'] || null,
  ...paymentSettingsFrom(environment),
  fraud: { isActive: environment['FRAUD_ACTIVE'] === '1', siteId: environment['FRAUD_SITE_ID'] ?? '' },
  rateLimit: integerOf('API_RATE_LIMIT', environment['API_RATE_LIMIT'], 1200, 1_000_000),
  logLevel: environment['API_LOG'] === 'silent' || environment['API_LOG'] === 'info' ? environment['API_LOG'] : 'warn',
});
