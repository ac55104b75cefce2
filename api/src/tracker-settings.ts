import { sandboxOf, SettingsError, type Environment } from '@shop/settings';

export interface TrackerSettings {
  /** Fraud prevention: its id for this shop, whether browsers may use it, and its script; without one, the stand-in. */
  fraud: { isActive: boolean; siteId: string; script?: string };
  /** The container of Google's tag manager; null without. */
  tagManagerId: string | null;
}

const fraudFrom = (environment: Environment): TrackerSettings['fraud'] => {
  const siteId = environment['FRAUD_SITE_ID'] ?? '';
  // Without an id of its own the sandbox has the stand-in's.
  if (siteId === '') return { isActive: sandboxOf(environment), siteId: sandboxOf(environment) ? 'sandbox' : '' };
  const script = (environment['FRAUD_SCRIPT'] ?? '').replaceAll('{site_id}', encodeURIComponent(siteId));
  if (!URL.canParse(script) || new URL(script).protocol !== 'https:')
    throw new SettingsError('FRAUD_SCRIPT must be the https address of the script of FRAUD_SITE_ID.');
  return { isActive: environment['FRAUD_ACTIVE'] === '1', siteId, script };
};

const tagManagerFrom = (id: string): string | null => {
  if (id === '') return null;
  if (/^GTM-[A-Z0-9]+$/.test(id)) return id;
  throw new SettingsError(`TAG_MANAGER_ID must be a container such as GTM-ABC123, not “${id}”.`);
};

/** What browsers load once a person agrees to be measured. @throws SettingsError */
export const trackerSettingsFrom = (environment: Environment): TrackerSettings => ({
  fraud: fraudFrom(environment),
  tagManagerId: tagManagerFrom(environment['TAG_MANAGER_ID'] ?? ''),
});
