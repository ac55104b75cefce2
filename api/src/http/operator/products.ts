import { wholeProductsIn } from '../../database/operator/products.ts';
import type { CheckedProduct } from '../../domain/catalogue/product-file-check.ts';
import { pricesAfter } from '../../domain/catalogue/price-file-check.ts';
import { productColumns, type Draft } from '../../domain/catalogue/product-columns.ts';
import { applyFile, previewFile } from '../../flows/operator/goods-file.ts';
import { addProductPicture } from '../../flows/operator/product-picture.ts';
import { productsWork, treeOf } from '../../flows/operator/products.ts';
import { csvOf, dollarsOf } from './csv.ts';
import { outcomeOf, shown } from './outcome.ts';
import { partAnswered, partAsked } from './part.ts';
import type { OperatorHandlers } from './serve.ts';

const header = ['sku', 'product', ...productColumns.keys(), 'valid_from'];

/** Characters of a text that a preview shows. */
const longestShown = 200;
const cut = (text: string): string => (text.length > longestShown ? `${text.slice(0, longestShown)}…` : text);

const shownOf = ({ wanted, isNew, before, after, good }: CheckedProduct) => {
  const prices = pricesAfter(good, wanted.prices);
  const amounts = [
    ['price', good.price, prices.price],
    ['final_price', good.finalPrice, prices.finalPrice],
    ['plus_price', good.plusPrice, prices.plusPrice],
  ] as const;
  const money = (cents: number | null): string => (cents === null ? '' : dollarsOf(cents));
  const units = good.stock + wanted.stockChange;
  return {
    line: wanted.line,
    sku: wanted.sku,
    name: good.name || (after['name_en'] ?? ''),
    is_new: isNew,
    from: wanted.from?.toISOString() ?? null,
    changes: [
      ...Object.entries(after).map(([column, text = '']) => ({
        column,
        before: isNew ? '' : cut(before[column] ?? ''),
        after: cut(text),
      })),
      ...amounts.flatMap(([column, one, other]) =>
        one === other && !isNew ? [] : [{ column, before: isNew ? '' : money(one), after: money(other) }],
      ),
      ...(wanted.stockChange === 0
        ? []
        : [{ column: 'stock', before: isNew ? '' : String(good.stock), after: String(units) }]),
    ],
  };
};

export const productsCalls: OperatorHandlers<
  'exportProducts' | 'previewProducts' | 'applyProducts' | 'addProductPicture'
> = {
  exportProducts: async ({ services: { db }, query }) => {
    const tree = await treeOf(db);
    const lineOf = (draft: Draft): string[] => [
      (draft.variant ?? draft.product).sku,
      draft.variant ? draft.product.sku : '',
      ...[...productColumns.values()].map((column) =>
        column.of === 'both' || (column.of === 'variant') === (draft.variant !== null) ? column.read(draft, tree) : '',
      ),
      '',
    ];
    const { list, next } = partAnswered(
      query,
      await wholeProductsIn(db, partAsked(query)),
      ({ id }) => id,
      (product) => [
        lineOf({ product, variant: null }),
        ...product.variants.map((variant) => lineOf({ product, variant })),
      ],
    );
    return { csv: csvOf([header, ...list.flat()]), next };
  },
  previewProducts: async ({ services, body }) => {
    const { list, ...outcome } = await previewFile(services, productsWork, body, shown);
    return { ...outcomeOf(outcome), list: list.map(shownOf) };
  },
  applyProducts: async ({ services, by, query, body }) =>
    outcomeOf(await applyFile(services, by, productsWork, body, query.skip_wrong ?? false)),
  addProductPicture: async ({ services, by, query: { sku, first = false }, body }) => {
    const { url, count } = await addProductPicture(services, by, { sku: sku.trim(), isFirst: first }, body);
    return { sku: sku.trim(), picture: url, pictures: count };
  },
};
