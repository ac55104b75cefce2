import { fileURLToPath } from 'node:url';
import {
  figuresFrom,
  fraudScriptFrom,
  startReading,
  tracingFrom,
  SettingsError,
  type Environment,
  type Reading,
} from '@shop/settings';
import { bucketAccessFrom, bucketIn } from '@shop/objects';
import { createECDH } from 'node:crypto';
import type { FilesPlace } from './files/file-store-from.ts';
import { defaultLimits } from './database/server-limits.ts';
import { paymentSettingsFrom, together } from './payment-settings.ts';
import type { PushKeys } from './push/sender.ts';
import type { TwilioKeys } from './sms/twilio.ts';

export interface BackupSettings {
  /** Where backups are put. */
  folder: string;
  /** Hours between two of them. */
  every: number;
  /** How many stay: the newest. */
  keep: number;
}

/** A server has tools of its own: a folder that stays empty would be found out too late. */
const backupFrom = (given: Reading): BackupSettings | null => {
  const folder = given.of('BACKUP_FOLDER');
  if (folder === null) return null;
  if (given.of('DATABASE_URL') !== null)
    throw new SettingsError(
      'BACKUP_FOLDER is for the embedded database: with DATABASE_URL use the server’s own backups.',
    );
  return { folder, every: given.of('BACKUP_EVERY'), keep: given.of('BACKUP_KEEP') };
};

export interface SmsSettings {
  /** Who sends text messages; null where nobody does. */
  twilio: TwilioKeys | null;
}

/** The provider of text messages. @throws SettingsError for half of its configuration */
const smsSettingsFrom = (given: Reading): SmsSettings => {
  const names = ['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN', 'TWILIO_FROM'] as const;
  const keys = together(given, names);
  if (keys === null) return { twilio: null };
  return { twilio: { accountSid: keys.TWILIO_ACCOUNT_SID, authToken: keys.TWILIO_AUTH_TOKEN, from: keys.TWILIO_FROM } };
};

interface PushSettings {
  /** By which push services know the shop (VAPID, RFC 8292); null without. */
  push: PushKeys | null;
}

const belong = ({ publicKey, privateKey }: PushKeys): boolean => {
  try {
    const curve = createECDH('prime256v1');
    curve.setPrivateKey(Buffer.from(privateKey, 'base64url'));
    return curve.getPublicKey('base64url') === publicKey.replace(/=+$/, '');
  } catch {
    return false;
  }
};

/** Keys of push messages. Neither is repeated in a message. @throws SettingsError for half of them, or for two that do not belong together */
const pushSettingsFrom = (given: Reading): PushSettings => {
  const keys = together(given, ['PUSH_PUBLIC_KEY', 'PUSH_PRIVATE_KEY', 'PUSH_CONTACT'] as const);
  if (keys === null) return { push: null };
  const push = {
    publicKey: keys.PUSH_PUBLIC_KEY,
    privateKey: keys.PUSH_PRIVATE_KEY,
    contact: keys.PUSH_CONTACT,
  };
  if (!belong(push))
    throw new SettingsError(
      'PUSH_PUBLIC_KEY and PUSH_PRIVATE_KEY are no key pair: `pnpm --filter @shop/api push-keys` makes one.',
    );
  return { push };
};

/** Fraud prevention: its id for this shop, whether browsers may use it, and its script; without one, the stand-in. */
const fraudFrom = (given: Reading): { isActive: boolean; siteId: string; script?: string } => {
  const own = fraudScriptFrom(given);
  if (own) return { isActive: given.of('FRAUD_ACTIVE') ?? false, ...own };
  // Without an id of its own the sandbox has the stand-in's.
  return { isActive: given.sandbox, siteId: given.sandbox ? 'sandbox' : '' };
};

/** @throws SettingsError when the bucket's key is not whole */
const filesFrom = (given: Reading): FilesPlace => {
  const place = given.of('UPLOADS');
  if (place === null) return { kind: 'database' };
  const bucket = bucketIn(place);
  return bucket ? { kind: 'bucket', bucket, access: bucketAccessFrom(given) } : { kind: 'folder', folder: place };
};

const root = new URL('../../', import.meta.url);

/** Both keys are needed; one alone would disable the captcha silently. */
const recaptchaFrom = (given: Reading): { siteKey: string; secret: string } | null => {
  const keys = together(given, ['RECAPTCHA_SITE_KEY', 'RECAPTCHA_SECRET'] as const);
  return keys && { siteKey: keys.RECAPTCHA_SITE_KEY, secret: keys.RECAPTCHA_SECRET };
};

/**
 * Settings from the environment and the files that it names, the only sources of secrets.
 * @throws SettingsError that names every setting which cannot be read
 */
export const settingsFrom = (environment: Environment) => {
  const given = startReading(environment, 'api');
  const standIn = given.sandbox ? 'sandbox' : null;
  const settings = {
    host: given.of('API_HOST'),
    port: given.of('API_PORT'),
    worker: { host: given.of('WORKER_HOST'), port: given.of('WORKER_PORT') },
    /** Of the embedded database; not used with `databaseUrl`. */
    dataFolder: given.of('API_DATA') ?? fileURLToPath(new URL('.data/api', root)),
    databaseUrl: given.of('DATABASE_URL'),
    databaseReplicas: given.of('DATABASE_READ_URL') ?? [],
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
    picturesFolder: fileURLToPath(new URL('world/assets/pictures', root)),
    videosFolder: fileURLToPath(new URL('world/assets/videos', root)),
    modelsFolder: fileURLToPath(new URL('world/assets/models', root)),
    smtpUrl: given.of('SMTP_URL'),
    mailFrom: given.of('MAIL_FROM'),
    contactEmail: given.of('CONTACT_EMAIL'),
    /** Where people of the shop accept their invitations. */
    consoleUrl: given.of('CONSOLE_URL') ?? `http://127.0.0.1:${given.of('CONSOLE_PORT')}`,
    shopUrl: given.of('SHOP_URL')?.replace(/\/+$/, ''),
    shopAddress: given.of('SHOP_ADDRESS'),
    shopLegalName: given.of('SHOP_LEGAL_NAME'),
    sandbox: given.sandbox,
    sandboxReviews: given.of('SANDBOX_REVIEWS'),
    recaptcha: given.recorded(recaptchaFrom, null)(given),
    googleClientId: given.of('GOOGLE_CLIENT_ID'),
    ...paymentSettingsFrom(given),
    ...given.recorded(smsSettingsFrom, { twilio: null })(given),
    /** Public ids of this shop at the outside services that browsers load once a person agrees to be measured. */
    marketing: {
      emailMarketingId: given.of('EMAIL_MARKETING_ID') ?? standIn,
      recommendationsId: given.of('RECOMMENDATIONS_ID') ?? standIn,
    },
    translationWidget: given.of('TRANSLATION_WIDGET'),
    fraud: given.recorded(fraudFrom, { isActive: false, siteId: '' })(given),
    tagManagerId: given.of('TAG_MANAGER_ID'),
    ...given.recorded(pushSettingsFrom, { push: null })(given),
    files: given.recorded(filesFrom, { kind: 'database' })(given),
    rateLimit: given.of('API_RATE_LIMIT'),
    renderRateLimit: given.of('API_RENDER_RATE_LIMIT'),
    redisUrl: given.of('REDIS_URL'),
    /** Secret of the shop's own web servers; null: no request is taken for theirs. */
    webSecret: given.of('WEB_SECRET'),
    formerWebSecret: given.of('WEB_SECRET_FORMER'),
    drain: { delay: given.of('DRAIN_DELAY') ?? (given.sandbox ? 0 : 3_000), limit: given.of('DRAIN_LIMIT') },
    readyLimit: given.of('READY_LIMIT'),
    passwordCost: given.of('PASSWORD_COST'),
    logLevel: given.of('API_LOG'),
    /** Null: whoever asks for `/metrics` is answered in a sandbox alone. */
    metricsToken: given.of('METRICS_TOKEN'),
    accessLog: given.of('ACCESS_LOG') ?? true,
    tracing: tracingFrom(given),
    figures: figuresFrom(given),
  };
  given.end();
  return settings;
};
export type Settings = ReturnType<typeof settingsFrom>;
