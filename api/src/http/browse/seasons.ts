import { cardsByIds } from '../../database/catalogue/cards.ts';
import { dealCount, dropPriceIds } from '../../database/browse/drop-prices.ts';
import { dropSecondsLeft } from '../../domain/catalogue/drop-price.ts';
import { cardOf } from '../catalogue/card.ts';
import { callsFor } from '../call.ts';
import { productsOf, showcase } from './showcase.ts';
import { browseOf } from '../../database/content/site-document.ts';

const MOST_DROPS = 60;

/** Seasonal lists and sets, drop prices, and weight blocks (API-182 to API-186). */
export const seasonsCalls = callsFor('public', {
  christmasProducts: async ({ services, language }) => ({
    products: await productsOf(services, (await browseOf(services)).christmas.productIds, language),
  }),

  bundleChristmasProducts: async ({ services, language }) => {
    const { christmas } = await browseOf(services);
    const bundles = christmas.bundles.map(async (bundle) => {
      const products = await productsOf(services, bundle.productIds, language);
      const price = products.reduce((sum, product) => sum + product.price.final_price, 0);
      return { ...showcase(bundle, language), price, products };
    });
    return { list: (await Promise.all(bundles)).filter(({ products }) => products.length > 0) };
  },

  spikeList: async ({ services, language }) => {
    const { db, now } = services;
    const rows = await cardsByIds(db, await dropPriceIds(db, MOST_DROPS));
    const list = rows.map((row) => ({
      ...cardOf(row, language, services),
      spkie_special_time: dropSecondsLeft(row.dropEndsAt, now()) ?? 0,
    }));
    return { list: list.filter(({ spkie_special_time }) => spkie_special_time > 0), deals: await dealCount(db) };
  },

  weightBlock: async ({ services, language }) => {
    const { weightBlocks } = await browseOf(services);
    const blocks = weightBlocks.map(async (block) => ({
      ...showcase(block, language),
      max_weight: block.maxWeight,
      products: await productsOf(services, block.productIds, language),
    }));
    return { list: await Promise.all(blocks) };
  },
});
