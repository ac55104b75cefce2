import type { Browse, Product } from '@shop/contract/contents';
import { blocks } from './blocks.ts';
import { makeBuyersShow } from './buyers-show.ts';
import { makeRooms } from './rooms.ts';
import { makeSaleEvent } from './sale-event.ts';
import { makeChristmas, makeWeightBlocks } from './seasons.ts';
import { makeShelf } from './shelf.ts';
import { shopTypes } from './shop-types.ts';

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
