import type { Language } from '@shop/contract';
import { returnTerms } from '../order/return.ts';
import { earlyBirdTexts } from '../order/early-bird.ts';
import { deliveryPromise, deliveryTerms, deliveryTimes } from '../shipping/delivery-promise.ts';
import { openingHours, telephoneText } from '../contact/customer-service.ts';
import { plusTerms } from '../membership/plus.ts';
import { arrivalGuarantee } from '../shipping/fees.ts';
import { warrantyTerms } from '../warranty/warranty.ts';
import type { BothLanguages } from '../text/both-languages.ts';

const said = (name: keyof (typeof deliveryTerms)['en']): BothLanguages => ({
  en: deliveryTerms.en[name],
  fr: deliveryTerms.fr[name],
});

/** The shop's terms, by the names under which a page of texts has them. */
const terms: Readonly<Record<string, BothLanguages>> = {
  'delivery.promise': deliveryPromise,
  'delivery.goods': said('goods'),
  'delivery.oversize': said('oversize'),
  'delivery.northern': said('northern'),
  'delivery.provinces': deliveryTimes.provinces,
  'delivery.north': deliveryTimes.north,
  'earlybird.ships': earlyBirdTexts.ships,
  'earlybird.recall': earlyBirdTexts.recall,
  'earlybird.repackaging': earlyBirdTexts.repackaging,
  'earlybird.shipping': earlyBirdTexts.shipping,
  'plus.percent': { en: `${plusTerms.percentOff}%`, fr: `${plusTerms.percentOff}\u00A0%` },
  'service.hours': openingHours,
  'service.telephone': { en: telephoneText, fr: telephoneText },
  'arrival.guarantee': arrivalGuarantee,
  'warranty.standard': warrantyTerms.standard,
  'warranty.plus': warrantyTerms.plus,
  'warranty.register': warrantyTerms.register,
  'warranty.parts': warrantyTerms.parts,
  'returns.days': returnTerms.days,
  'returns.pickupdays': returnTerms.pickupDays,
  'returns.state': returnTerms.state,
  'returns.cost': returnTerms.cost,
  'returns.parcel': returnTerms.parcel,
  'returns.large': returnTerms.large,
  'returns.pickup': returnTerms.pickup,
  'returns.refund': returnTerms.refund,
};

/**
 * A page's words with the terms in place of their names: `{{delivery.goods}}`. What is no such name stays.
 * @param own words of this installation, or of what the words stand at, by such names
 */
export const withTerms = (words: string, language: Language, own: Readonly<Record<string, string>> = {}): string =>
  words.replace(/\{\{([a-z.]+)\}\}/g, (whole, name: string) => own[name] ?? terms[name]?.[language] ?? whole);
