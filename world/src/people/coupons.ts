import { categoryAt } from '../catalogue/categories.ts';
import type { Coupon } from './types.ts';

const DAY = 86_400_000;
const dollars = (amount: number) => amount * 100;

/** Coupons of every kind that the cart knows; dates are counted from `now`. */
export function makeCoupons(now: Date): Coupon[] {
  const after = (days: number) => new Date(now.getTime() + days * DAY).toISOString();
  const usual = {
    minimumSubtotal: 0,
    categoryIds: [],
    startsAt: null,
    endsAt: null,
    usageLimit: null,
    used: 0,
    plusOnly: false,
  };
  return [
    {
      ...usual,
      code: 'HELLO10',
      kind: 'percent',
      value: 10,
      title: { en: '10% off', fr: '10 % de rabais' },
      description: { en: 'On everything, no minimum.', fr: 'Sur tout, sans minimum.' },
    },
    {
      ...usual,
      code: 'WELCOME15',
      kind: 'amount',
      value: dollars(15),
      minimumSubtotal: dollars(100),
      title: { en: 'C$15 off', fr: '15 $ de rabais' },
      description: { en: 'On orders of C$100 or more.', fr: 'Sur les commandes de 100 $ ou plus.' },
    },
    {
      ...usual,
      code: 'BIG50',
      kind: 'amount',
      value: dollars(50),
      minimumSubtotal: dollars(500),
      endsAt: after(90),
      title: { en: 'C$50 off', fr: '50 $ de rabais' },
      description: { en: 'On orders of C$500 or more.', fr: 'Sur les commandes de 500 $ ou plus.' },
    },
    {
      ...usual,
      code: 'PATIO20',
      kind: 'percent',
      value: 20,
      categoryIds: [categoryAt('outdoor.html').id],
      endsAt: after(60),
      title: { en: '20% off outdoor', fr: '20 % sur l’extérieur' },
      description: { en: 'Everything for deck and yard.', fr: 'Tout pour la terrasse et la cour.' },
    },
    {
      ...usual,
      code: 'PLUS40',
      kind: 'amount',
      value: dollars(40),
      plusOnly: true,
      title: { en: 'C$40 off for Plus+', fr: '40 $ de rabais Plus+' },
      description: { en: 'On a member’s first order.', fr: 'Sur la première commande des membres.' },
    },
    {
      ...usual,
      code: 'EXPIRED5',
      kind: 'percent',
      value: 5,
      startsAt: after(-120),
      endsAt: after(-1),
      title: { en: '5% off, expired', fr: '5 % de rabais, expiré' },
      description: { en: 'This offer ended yesterday.', fr: 'Cette offre a pris fin hier.' },
    },
    {
      ...usual,
      code: 'SOON25',
      kind: 'percent',
      value: 25,
      startsAt: after(30),
      endsAt: after(60),
      title: { en: '25% off, next month', fr: '25 % de rabais, le mois prochain' },
      description: { en: 'This offer has not begun.', fr: 'Cette offre n’a pas commencé.' },
    },
    {
      ...usual,
      code: 'USEDUP30',
      kind: 'percent',
      value: 30,
      usageLimit: 100,
      used: 100,
      title: { en: '30% off, all taken', fr: '30 % de rabais, épuisé' },
      description: { en: 'The first hundred were faster.', fr: 'Les cent premiers ont été plus rapides.' },
    },
    {
      ...usual,
      code: 'ONELEFT',
      kind: 'amount',
      value: dollars(20),
      usageLimit: 50,
      used: 49,
      title: { en: 'C$20 off, one left', fr: '20 $ de rabais, dernier' },
      description: { en: 'Only one use remains.', fr: 'Il reste une seule utilisation.' },
    },
  ];
}
