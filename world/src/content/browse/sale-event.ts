import type { Browse } from '@shop/contract/contents';
import { Type } from 'typebox';
import { closed, readJson } from '../../data/read.ts';
import { text } from '../../data/schemas.ts';

const DAY = 86_400_000;
const LASTS_DAYS = 60;

/** The grand prize is given by hand: a letter tells the winner how one order of the event is paid back. */
const prizes = readJson(
  'browse/sale-prizes.json',
  Type.Array(
    closed({
      id: Type.Integer(),
      title: text,
      kind: Type.Union([Type.Literal('coupon'), Type.Literal('points'), Type.Literal('gift'), Type.Literal('none')]),
      image: Type.Union([Type.String(), Type.Null()]),
      weight: Type.Integer({ minimum: 0 }),
      amount: Type.Integer({ minimum: 0 }),
    }),
  ),
);

/** The sale event is on when the store opens, and lasts two months. */
export const makeSaleEvent = (now: Date): Browse['saleEvent'] => ({
  startsAt: new Date(now.getTime() - DAY).toISOString(),
  endsAt: new Date(now.getTime() + LASTS_DAYS * DAY).toISOString(),
  prizes: [...prizes],
});
