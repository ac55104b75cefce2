import { formatRoundMoney } from '@shop/format';
import type { BothLanguages } from '../text/both-languages.ts';
import type { CouponRule } from './coupon.ts';

export interface CouponTerms extends Omit<CouponRule, 'used' | 'categoryIds' | 'personal'> {
  title: BothLanguages;
  description: BothLanguages;
  categoryIds: number[];
  url: string | null;
}

type Worth = Pick<CouponRule, 'kind' | 'value'>;

export const worthInWords = ({ kind, value }: Worth): BothLanguages =>
  kind === 'amount'
    ? { en: `${formatRoundMoney(value, 'en')} off`, fr: `${formatRoundMoney(value, 'fr')} de rabais` }
    : { en: `${value}% off`, fr: `${value}\u00A0% de rabais` };

export type Audience = 'everyone' | 'plus' | 'plus_first_order';

/** Who may use it, in one word. */
export const audienceOf = ({ plusOnly, firstOrderOnly }: Pick<CouponRule, 'plusOnly' | 'firstOrderOnly'>): Audience => {
  if (!plusOnly) return 'everyone';
  return firstOrderOnly ? 'plus_first_order' : 'plus';
};

export const termsProblem = ({ startsAt, endsAt, offer, url }: CouponTerms): string | null => {
  if (startsAt !== null && endsAt !== null && endsAt <= startsAt) return 'The coupon would end before it begins.';
  if ((offer === 'link') !== (url !== null)) return 'A coupon of the offer "link", and no other, has a url.';
  return null;
};
