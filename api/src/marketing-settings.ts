import type { Reading } from '@shop/settings';

export interface MarketingSettings {
  /** Public ids of this shop at the outside services; `sandbox` for the stand-in, null for none. */
  marketing: { emailMarketingId: string | null; recommendationsId: string | null };
  /** Who translates pages that the shop has in one language only; null for nobody. */
  translationWidget: 'google' | null;
}

/** E-mail marketing, recommendations and a page translation, which browsers load once a person agrees to be measured. */
export const marketingSettingsFrom = (given: Reading): MarketingSettings => {
  const standIn = given.sandbox ? 'sandbox' : null;
  return {
    marketing: {
      emailMarketingId: given.of('EMAIL_MARKETING_ID') ?? standIn,
      recommendationsId: given.of('RECOMMENDATIONS_ID') ?? standIn,
    },
    translationWidget: given.of('TRANSLATION_WIDGET'),
  };
};
