import { csvOf } from '@shop/csv/write';
import { goodsIn } from '../../database/operator/goods.ts';
import { plansIn } from '../../database/operator/price-plans.ts';
import { dollarsOf } from '../../domain/catalogue/dollars.ts';
import type { Good } from '../../domain/catalogue/good.ts';
import { dropPrice, pricesWork } from '../../flows/operator/prices.ts';
import { fileCalls } from './file-calls.ts';
import { partAnswered, partAsked } from './part.ts';
import type { OperatorHandlers } from './serve.ts';

const header = ['sku', 'name', 'price', 'final_price', 'plus_price', 'stock', 'stock_change', 'valid_from'];

const lineOf = ({ sku, name, price, finalPrice, plusPrice, stock }: Good): string[] => [
  sku,
  name,
  dollarsOf(price),
  dollarsOf(finalPrice),
  plusPrice === null ? '' : dollarsOf(plusPrice),
  String(stock),
  '',
  '',
];

const { preview, apply } = fileCalls(pricesWork);

export const pricesCalls: OperatorHandlers<
  'exportPrices' | 'previewPrices' | 'applyPrices' | 'plannedPrices' | 'dropPlannedPrice'
> = {
  exportPrices: async ({ services: { db }, query }) => {
    const part = partAsked(query);
    const goods = await goodsIn(db, part, query.sku?.trim());
    const products = goods.filter(({ variantId }) => variantId === null);
    const { list, next } = partAnswered(
      query,
      products,
      ({ productId }) => productId,
      ({ productId }) => productId,
    );
    const asked = new Set(list);
    const lines = goods.filter(({ productId }) => asked.has(productId)).map(lineOf);
    return { csv: csvOf([header, ...lines]), next };
  },
  previewPrices: preview,
  applyPrices: apply,
  plannedPrices: async ({ services: { db }, query }) =>
    partAnswered(
      query,
      await plansIn(db, partAsked(query)),
      ({ id }) => id,
      ({ id, sku, validFrom, changes }) => ({
        id,
        sku,
        from: validFrom.toISOString(),
        price: changes.price ?? null,
        final_price: changes.finalPrice ?? null,
        columns: Object.keys(changes.cells ?? {}),
      }),
    ),
  dropPlannedPrice: async ({ services, by, body }) => {
    const { id, sku } = await dropPrice(services, by, body.id);
    return { id, sku };
  },
};
