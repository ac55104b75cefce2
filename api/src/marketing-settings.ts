import { sandboxOf, SettingsError, type Environment } from '@shop/settings';

export interface MarketingSettings {
  /** Public ids of this shop at the outside services; `sandbox` for the stand-in, null for none. */
  marketing: { emailMarketingId: string | null; recommendationsId: string | null };
  /** Who translates pages that the shop has in one language only; null for nobody. */
  translationWidget: 'google' | null;
}

const idFrom = (environment: Environment, name: string, shape: RegExp, example: string): string | null => {
  const id = environment[name] ?? '';
  if (id === '') return sandboxOf(environment) ? 'sandbox' : null;
  if (shape.test(id)) return id;
  throw new SettingsError(`${name} must be an id such as ${example}, not “${id}”.`);
};

const widgetFrom = (name: string): 'google' | null => {
  if (name === '') return null;
  if (name === 'google') return name;
  throw new SettingsError(`TRANSLATION_WIDGET must be google, not “${name}”.`);
};

/** E-mail marketing, recommendations and a page translation, which browsers load once a person agrees to be measured. @throws SettingsError */
export const marketingSettingsFrom = (environment: Environment): MarketingSettings => ({
  marketing: {
    emailMarketingId: idFrom(environment, 'EMAIL_MARKETING_ID', /^[A-Za-z0-9]{6}$/, 'Ab12Cd'),
    recommendationsId: idFrom(environment, 'RECOMMENDATIONS_ID', /^[A-F0-9]{16}$/, '1A65B5CB868AFF1E'),
  },
  translationWidget: widgetFrom(environment['TRANSLATION_WIDGET'] ?? ''),
});
