import {
  listed,
  measureIn,
  unpriced,
  type MovedOption,
  type MovedProduct,
  type Report,
  type ShopKind,
  type ShopRow,
} from './moved.ts';

/** `129.99 CAD` without its currency; empty for another currency, which is reported. */
const dollarsIn = (row: ShopRow, column: string, report: Report): string => {
  const text = row.cell(column);
  const [, amount = '', currency = 'CAD'] = /^([\d.,\u00a0 ]*\d)\s*([A-Z]{3})?$/.exec(text) ?? [];
  if (text === '' || (amount !== '' && currency === 'CAD')) return amount;
  report(row.line, `"${text}" is no price in Canadian dollars: it is left out.`);
  return '';
};

const soldIn = (row: ShopRow, report: Report) => {
  const price = dollarsIn(row, 'price', report);
  return { price, salePrice: dollarsIn(row, 'sale_price', report) || price, units: '' };
};

const picturesIn = (row: ShopRow): string[] =>
  [row.cell('image_link'), ...listed(row.cell('additional_image_link'))].filter(Boolean);

const measured = (row: ShopRow, column: string, kind: 'length' | 'weight', report: Report): number | undefined => {
  const [, amount = '', unit = ''] = /^(\S+)\s*([a-z]+)$/i.exec(row.cell(column)) ?? [];
  return measureIn(row, kind, amount, unit, report);
};

/** Attributes that goods of one group differ in. */
const attributesIn = (row: ShopRow): Map<string, string> =>
  new Map(
    ['color', 'size', 'material', 'pattern'].flatMap((name) =>
      row.cell(name) === '' ? [] : [[name, row.cell(name)] as const],
    ),
  );

const productOf = (row: ShopRow, sku: string, report: Report): MovedProduct => {
  const all = {
    weight: measured(row, 'product_weight', 'weight', report),
    depth: measured(row, 'product_length', 'length', report),
    width: measured(row, 'product_width', 'length', report),
    height: measured(row, 'product_height', 'length', report),
  };
  const category = row.cell('product_type') || row.cell('google_product_category');
  return {
    line: row.line,
    sku,
    ...soldIn(row, report),
    name: row.cell('title'),
    brand: row.cell('brand'),
    description: row.cell('description'),
    categories: category === '' ? [] : [category],
    gtin: row.cell('gtin'),
    facts: attributesIn(row),
    measures: Object.fromEntries(Object.entries(all).filter(([, measure]) => measure !== undefined)),
    pictures: picturesIn(row),
    isPublished: true,
    variants: [],
  };
};

const variantOf = (row: ShopRow, report: Report): MovedOption => {
  if (row.cell('gtin') !== '')
    report(row.line, `The bar code ${row.cell('gtin')} of ${row.cell('id')} is left out: only products have one here.`);
  return {
    line: row.line,
    sku: row.cell('id'),
    ...soldIn(row, report),
    pictures: picturesIn(row),
    options: attributesIn(row),
  };
};

/** A feed of Google’s Merchant Center: goods of one `item_group_id` are options of one product, whose number this is. */
export const google: ShopKind = {
  needed: ['id', 'title', 'price'],
  read: async (rows, report) => {
    const products = new Map<string, MovedProduct>();
    for await (const row of rows) {
      const group = row.cell('item_group_id');
      const sku = group || row.cell('id');
      const product = products.get(sku) ?? {
        ...productOf(row, sku, report),
        ...(group !== '' && { ...unpriced, gtin: '', pictures: [] }),
      };
      products.set(sku, product);
      if (group !== '') product.variants.push(variantOf(row, report));
    }
    if (products.size > 0) report(1, 'A feed says nothing of units: add them with a price file.');
    return [...products.values()];
  },
};
