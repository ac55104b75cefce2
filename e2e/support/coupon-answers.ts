import type { Language } from '@shop/contract';

/** What the API says of a coupon code that it does not take. */
export const couponAnswers: Record<Language, { unknown: string; expired: string; notClaimed: RegExp }> = {
  en: {
    unknown: 'This coupon code is not valid.',
    expired: 'This coupon has expired.',
    notClaimed: /^Sign in and claim this coupon first/,
  },
  fr: {
    unknown: 'Ce code promo n’est pas valide.',
    expired: 'Ce coupon est expiré.',
    notClaimed: /^Connectez-vous et obtenez d’abord ce coupon/,
  },
};
