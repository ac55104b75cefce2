import { csvOf } from '@shop/csv/write';
import { wholeProductsIn } from '../../database/operator/products.ts';
import { productColumns, type Draft } from '../../domain/catalogue/product-columns.ts';
import { convert, otherOf, shopKinds, untranslated } from '../../domain/moving/convert.ts';
import { rowsOf } from '../../domain/moving/rows.ts';
import { addProductPicture } from '../../flows/operator/product-picture.ts';
import { productsWork, treeOf } from '../../flows/operator/products.ts';
import { fileCalls, mostMoved } from './file-calls.ts';
import { partAnswered, partAsked } from './part.ts';
import type { OperatorHandlers } from './serve.ts';

const header = ['sku', 'product', ...productColumns.keys(), 'valid_from'];

/** A category of another shop as one of a cell’s, between which a line stands. */
const inCell = (theirs: string): string => theirs.replaceAll('|', '/');

const { preview, apply } = fileCalls(productsWork);

export const productsCalls: OperatorHandlers<
  'exportProducts' | 'previewProducts' | 'applyProducts' | 'convertProducts' | 'addProductPicture'
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
      await wholeProductsIn(db, partAsked(query), query.sku?.trim()),
      ({ id }) => id,
      (product) => [
        lineOf({ product, variant: null }),
        ...product.variants.map((variant) => lineOf({ product, variant })),
      ],
    );
    return { csv: csvOf([header, ...list.flat()]), next };
  },
  previewProducts: preview,
  applyProducts: apply,
  convertProducts: async ({ query: { shop, language = 'en', brand = '' }, body }) => {
    const kind = shopKinds[shop];
    const rows = rowsOf(body.read(), kind, mostMoved);
    const converted = await convert(kind, rows, { brand: brand.trim(), language, ours: inCell });
    const { csv, products, options, pictures, remarks, theirs } = converted;
    return {
      csv,
      products,
      options,
      translate: csvOf(untranslated(converted, otherOf(language))),
      categories: [...theirs].map(([name, count]) => ({ theirs: inCell(name), products: count })),
      pictures,
      remarks,
    };
  },
  addProductPicture: async ({ services, by, query: { sku, first = false }, body }) => {
    const { url, count } = await addProductPicture(services, by, { sku: sku.trim(), isFirst: first }, body);
    return { sku: sku.trim(), picture: url, pictures: count };
  },
};
