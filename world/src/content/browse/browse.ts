import type { Browse, Product, Block } from '@shop/contract/contents';
import { Type, type Static } from 'typebox';
import { makeBuyersShow } from './buyers-show.ts';
import { makeRooms } from './rooms.ts';
import { makeChristmas, makeWeightBlocks } from './seasons.ts';
import { makeShelf } from './shelf.ts';
import { shopTypes } from './shop-types.ts';
import { closed, readJson } from '../../data/read.ts';
import { text, words } from '../../data/schemas.ts';

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
const makeSaleEvent = (now: Date): Browse['saleEvent'] => ({
  startsAt: new Date(now.getTime() - DAY).toISOString(),
  endsAt: new Date(now.getTime() + LASTS_DAYS * DAY).toISOString(),
  prizes: [...prizes],
});

const voice = closed({ words: text, who: words });
/** A paragraph, which may hold links, or what customers say. */
const row = closed({
  code: words,
  title: text,
  text: Type.Optional(text),
  voices: Type.Optional(Type.Array(voice, { minItems: 1 })),
});
const rows = readJson('browse/blocks.json', Type.Array(row));

const contentOf = ({ text: paragraph, voices = [] }: Static<typeof row>, language: 'en' | 'fr'): string => {
  const quotes = voices.map(
    ({ words: said, who }) => `<blockquote><p>${said[language]}</p><p><strong>${who}</strong></p></blockquote>`,
  );
  return [...(paragraph ? [`<p>${paragraph[language]}</p>`] : []), ...quotes].join('');
};

/** Texts of the application's pages, by code (API-092). */
const blocks: readonly Block[] = rows.map((block) => ({
  code: block.code,
  title: block.title,
  content: { en: contentOf(block, 'en'), fr: contentOf(block, 'fr') },
}));

/** Everything that people browse by beside categories, filled with what sells best of these products. */
export const makeBrowse = (products: readonly Product[], seed: number, now: Date): Browse => {
  const shelf = makeShelf(products);
  return {
    rooms: makeRooms(shelf),
    types: [...shopTypes],
    christmas: makeChristmas(shelf),
    weightBlocks: makeWeightBlocks(shelf),
    buyersShow: makeBuyersShow(shelf, seed),
    saleEvent: makeSaleEvent(now),
    blocks: [...blocks],
    liveVideoUrl: '/showroom-live',
  };
};
