import type { Reading } from './reading.ts';
import { SettingsError } from './settings-error.ts';

/** A shop's id at the service that prevents fraud, and the address of its script. */
interface FraudScript {
  siteId: string;
  script: string;
}

/** What browsers load to prevent fraud, which the web server's policy has to allow; null without an id. @throws SettingsError */
export const fraudScriptFrom = (given: Reading): FraudScript | null => {
  const siteId = given.of('FRAUD_SITE_ID');
  if (siteId === null) return null;
  const script = (given.of('FRAUD_SCRIPT') ?? '').replaceAll('{site_id}', encodeURIComponent(siteId));
  if (URL.canParse(script) && new URL(script).protocol === 'https:') return { siteId, script };
  throw new SettingsError('FRAUD_SCRIPT must be the https address of the script of FRAUD_SITE_ID.');
};
