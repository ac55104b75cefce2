import {
  listed,
  unpriced,
  type MovedOption,
  type MovedProduct,
  type Report,
  type ShopKind,
  type ShopRow,
} from './moved.ts';

/** An amount as its database writes it, with four or six decimals: without the zeros that say nothing. */
const amountIn = (text: string): string => {
  const [, whole, part] = /^(\d+)\.(\d{2})0{2,4}$/.exec(text) ?? [];
  if (whole === undefined) return text;
  return part === '00' ? whole : `${whole}.${part}`;
};

/** `color=Black,size=XS` by name. */
const pairsIn = (text: string): Map<string, string> =>
  new Map(
    listed(text).flatMap((pair) => {
      const [, name = '', value = ''] = /^([^=]+)=(.*)$/s.exec(pair) ?? [];
      return name === '' || value === '' ? [] : [[name, value] as const];
    }),
  );

const soldIn = (row: ShopRow, report: Report) => {
  const price = amountIn(row.cell('price'));
  const special = amountIn(row.cell('special_price'));
  const dates = [row.cell('special_price_from_date'), row.cell('special_price_to_date')].filter(Boolean);
  const isNow = special !== '' && dates.length === 0;
  if (special !== '' && !isNow)
    report(row.line, `The special price ${special} has dates (${dates.join(' to ')}): plan it with a price file.`);
  return { price, salePrice: isNow ? special : price, units: amountIn(row.cell('qty')) };
};

const picturesIn = (row: ShopRow): string[] => [
  ...new Set([row.cell('base_image'), ...listed(row.cell('additional_images'))].filter(Boolean)),
];

const named = (facts: ReadonlyMap<string, string>, ...names: readonly string[]): string =>
  names.map((name) => facts.get(name)).find((value) => value !== undefined) ?? '';

const productOf = (row: ShopRow, words: ShopRow | undefined, report: Report): MovedProduct => {
  const all = pairsIn(row.cell('additional_attributes'));
  const gtin = named(all, 'gtin', 'ean', 'upc', 'barcode');
  const own = new Set(['manufacturer', 'brand', 'gtin', 'ean', 'upc', 'barcode']);
  if (row.cell('weight') !== '')
    report(row.line, `The weight ${amountIn(row.cell('weight'))} of ${row.cell('sku')} has no unit: it is left out.`);
  return {
    line: row.line,
    sku: row.cell('sku'),
    ...(row.cell('product_type') === 'configurable' ? unpriced : soldIn(row, report)),
    name: row.cell('name'),
    brand: named(all, 'manufacturer', 'brand'),
    description: row.cell('description') || row.cell('short_description'),
    translated: { name: words?.cell('name') ?? '', description: words?.cell('description') ?? '' },
    categories: listed(row.cell('categories')),
    gtin,
    facts: new Map([...all].filter(([name]) => !own.has(name))),
    measures: {},
    pictures: picturesIn(row),
    isPublished: row.cell('product_online') !== '2',
    variants: [],
  };
};

/** The options of a product, each of which is a product of its own there; `taken` gets their numbers. */
const variantsOf = (
  row: ShopRow,
  rows: ReadonlyMap<string, ShopRow>,
  taken: Set<string>,
  report: Report,
): MovedOption[] =>
  row
    .cell('configurable_variations')
    .split('|')
    .filter(Boolean)
    .flatMap((text) => {
      const { sku = '', ...options } = Object.fromEntries(pairsIn(text));
      const own = rows.get(sku);
      if (own) {
        taken.add(sku);
        return [
          {
            line: own.line,
            sku,
            ...soldIn(own, report),
            pictures: picturesIn(own),
            options: new Map(Object.entries(options)),
          },
        ];
      }
      report(row.line, `There is no product ${sku}, which is an option of ${row.cell('sku')}: it is left out.`);
      return [];
    });

/** Products of Magento 2 and Adobe Commerce, as System → Export writes them; a store view has the words of another language. */
export const magento: ShopKind = {
  needed: ['sku', 'store_view_code', 'product_type', 'name', 'price'],
  read: async (rows, report) => {
    const bySku = new Map<string, ShopRow>();
    const words = new Map<string, ShopRow>();
    for await (const row of rows) {
      const view = row.cell('store_view_code');
      if (view === '') bySku.set(row.cell('sku'), row);
      else if (row.cell('name') !== '' || row.cell('description') !== '') words.set(row.cell('sku'), row);
    }
    const taken = new Set<string>();
    const products = [...bySku.values()].flatMap((row) => {
      const [sku, type] = [row.cell('sku'), row.cell('product_type')];
      if (type !== 'simple' && type !== 'configurable') {
        report(row.line, `"${row.cell('name')}" is ${type}, which is not sold here: it is left out.`);
        return [];
      }
      const product = { row, sku, variants: variantsOf(row, bySku, taken, report) };
      return [product];
    });
    return products
      .filter(({ sku }) => !taken.has(sku))
      .map(({ row, sku, variants }) => ({ ...productOf(row, words.get(sku), report), variants }));
  },
};
