import { text } from '../../catalogue/words.ts';
import type { Browse, SalePrize } from '@shop/contract/contents';

const DAY = 86_400_000;
const LASTS_DAYS = 60;

/** The grand prize is given by hand: a letter tells the winner how one order of the event is paid back. */
const prizes: readonly SalePrize[] = [
  {
    id: 1,
    title: text('Your order free, up to C$500', 'Votre commande gratuite, jusqu’à C$500'),
    kind: 'gift',
    image: null,
    weight: 1,
    amount: 0,
  },
  { id: 2, title: text('C$50 off', 'C$50 de rabais'), kind: 'coupon', image: null, weight: 40, amount: 5_000 },
  { id: 3, title: text('C$10 off', 'C$10 de rabais'), kind: 'coupon', image: null, weight: 160, amount: 1_000 },
  { id: 4, title: text('500 points', '500 points'), kind: 'points', image: null, weight: 200, amount: 500 },
  { id: 5, title: text('100 points', '100 points'), kind: 'points', image: null, weight: 399, amount: 100 },
  { id: 6, title: text('Nothing this time', 'Rien cette fois-ci'), kind: 'none', image: null, weight: 200, amount: 0 },
];

/** The sale event is on when the store opens, and lasts two months. */
export const makeSaleEvent = (now: Date): Browse['saleEvent'] => ({
  startsAt: new Date(now.getTime() - DAY).toISOString(),
  endsAt: new Date(now.getTime() + LASTS_DAYS * DAY).toISOString(),
  prizes: [...prizes],
});
