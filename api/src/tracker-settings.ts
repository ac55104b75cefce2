import { SettingsError, type Reading } from '@shop/settings';

export interface TrackerSettings {
  /** Fraud prevention: its id for this shop, whether browsers may use it, and its script; without one, the stand-in. */
  fraud: { isActive: boolean; siteId: string; script?: string };
  /** The container of Google's tag manager; null without. */
  tagManagerId: string | null;
}

const fraudFrom = (given: Reading): TrackerSettings['fraud'] => {
  const siteId = given.of('FRAUD_SITE_ID');
  // Without an id of its own the sandbox has the stand-in's.
  if (siteId === null) return { isActive: given.sandbox, siteId: given.sandbox ? 'sandbox' : '' };
  const script = (given.of('FRAUD_SCRIPT') ?? '').replaceAll('{site_id}', encodeURIComponent(siteId));
  if (!URL.canParse(script) || new URL(script).protocol !== 'https:')
    throw new SettingsError('FRAUD_SCRIPT must be the https address of the script of FRAUD_SITE_ID.');
  return { isActive: given.of('FRAUD_ACTIVE') ?? false, siteId, script };
};

/** What browsers load once a person agrees to be measured. @throws SettingsError */
export const trackerSettingsFrom = (given: Reading): TrackerSettings => ({
  fraud: fraudFrom(given),
  tagManagerId: given.of('TAG_MANAGER_ID'),
});
