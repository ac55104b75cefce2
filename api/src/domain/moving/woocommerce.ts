import {
  listed,
  measureIn,
  type MovedOption,
  type MovedProduct,
  type Report,
  type ShopKind,
  type ShopRow,
} from './moved.ts';

/** Attributes by name, with what they say. */
const attributesIn = (row: ShopRow): Map<string, string> =>
  new Map(
    Array.from(
      { length: 20 },
      (_, place) => [row.cell(`attribute ${place + 1} name`), row.cell(`attribute ${place + 1} value(s)`)] as const,
    ).filter(([name, value]) => name !== '' && value !== ''),
  );

/** Its exporter writes line ends as `\n`. */
const textIn = (text: string): string =>
  text.replaceAll(/(\\?)\\n/g, (_, escaped: string) => (escaped === '' ? '\n' : '\\n'));

/** A sale that is over or has not begun is none now. */
const saleIn = (row: ShopRow, report: Report): string => {
  const dates = [row.cell('date sale price starts'), row.cell('date sale price ends')].filter(Boolean);
  if (row.cell('sale price') === '' || dates.length === 0) return row.cell('sale price');
  report(
    row.line,
    `The sale price ${row.cell('sale price')} has dates (${dates.join(' to ')}): plan it with a price file.`,
  );
  return '';
};

const soldIn = (row: ShopRow, report: Report) => {
  const price = row.cell('regular price');
  return { price, salePrice: saleIn(row, report) || price, units: row.cell('stock') };
};

/** Measures, whose columns name their units: `Weight (kg)`. */
const measuresIn = (row: ShopRow, units: ReadonlyMap<string, string>, report: Report) => {
  const read = (column: string, kind: 'length' | 'weight') => {
    const unit = units.get(column) ?? '';
    return measureIn(row, kind, row.cell(`${column} (${unit})`), unit, report);
  };
  const all = {
    weight: read('weight', 'weight'),
    depth: read('length', 'length'),
    width: read('width', 'length'),
    height: read('height', 'length'),
  };
  return Object.fromEntries(Object.entries(all).filter(([, measure]) => measure !== undefined));
};

const unitsIn = (row: ShopRow): Map<string, string> => {
  const known = ['kg', 'g', 'lbs', 'oz', 'cm', 'mm', 'm', 'in', 'yd'];
  const units = new Map<string, string>();
  for (const column of ['weight', 'length', 'width', 'height'])
    for (const unit of known) if (row.cell(`${column} (${unit})`) !== '') units.set(column, unit);
  return units;
};

const productOf = (row: ShopRow, report: Report): MovedProduct => ({
  line: row.line,
  sku: row.cell('sku') || `WOO-${row.cell('id')}`,
  ...soldIn(row, report),
  name: row.cell('name'),
  brand: row.cell('brands'),
  description: textIn(row.cell('description') || row.cell('short description')),
  categories: listed(row.cell('categories')),
  gtin: row.cell('gtin, upc, ean, or isbn'),
  facts: attributesIn(row),
  measures: measuresIn(row, unitsIn(row), report),
  pictures: listed(row.cell('images')),
  isPublished: row.cell('published') === '1',
  variants: [],
});

const variationOf = (row: ShopRow, place: number, above: MovedProduct, report: Report): MovedOption => {
  const sku = row.cell('sku') || `${above.sku}-${place}`;
  if (row.cell('sku') === '') report(row.line, `This option has no number: it gets ${sku}.`);
  return {
    line: row.line,
    sku,
    ...soldIn(row, report),
    pictures: listed(row.cell('images')),
    options: attributesIn(row),
  };
};

/** Products of WooCommerce, as its own exporter writes them: variations name their product in the column Parent. */
export const woocommerce: ShopKind = {
  needed: ['type', 'sku', 'name', 'regular price'],
  read: async (rows, report) => {
    const products = new Map<string, MovedProduct>();
    const variations: ShopRow[] = [];
    for await (const row of rows) {
      const types = listed(row.cell('type').toLowerCase());
      const odd = types.find((type) => ['grouped', 'external', 'virtual', 'downloadable'].includes(type));
      if (types.includes('variation')) variations.push(row);
      else if (odd) report(row.line, `"${row.cell('name')}" is ${odd}, which is not sold here: it is left out.`);
      else {
        const product = productOf(row, report);
        for (const key of [row.cell('sku'), `id:${row.cell('id')}`]) if (key !== '') products.set(key, product);
      }
    }
    for (const row of variations) {
      const above = products.get(row.cell('parent'));
      if (above) above.variants.push(variationOf(row, above.variants.length + 1, above, report));
      else report(row.line, `There is no product ${row.cell('parent')} to which this option belongs: it is left out.`);
    }
    return [...new Set(products.values())];
  },
};
