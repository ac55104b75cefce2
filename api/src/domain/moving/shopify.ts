import {
  measureIn,
  unpriced,
  type MovedOption,
  type MovedProduct,
  type Report,
  type ShopKind,
  type ShopRow,
} from './moved.ts';

/** The options of a row by name; later rows of a product leave the names out. */
const optionsIn = (row: ShopRow, first: ShopRow): Map<string, string> =>
  new Map(
    [1, 2, 3].flatMap((place) => {
      const [name, value] = [first.cell(`option${place} name`), row.cell(`option${place} value`)];
      // Goods sold in one way alone have the option Title with the value Default Title.
      return name === '' || value === '' || value === 'Default Title' ? [] : [[name, value] as const];
    }),
  );

const isVariant = (row: ShopRow): boolean => row.cell('variant price') !== '' || row.cell('variant sku') !== '';

const soldIn = (row: ShopRow) => {
  const [price, before] = [row.cell('variant price'), row.cell('variant compare at price')];
  return {
    price: before === '' || Number(before) === 0 ? price : before,
    salePrice: price,
    units: row.cell('variant inventory qty'),
  };
};

const productOf = (rows: readonly ShopRow[], first: ShopRow, report: Report): MovedProduct => {
  const handle = first.cell('handle');
  const sold = rows.filter(isVariant);
  const one = sold.length === 1 && optionsIn(sold[0] ?? first, first).size === 0 ? sold[0] : undefined;
  const pictures = rows
    .filter((row) => row.cell('image src') !== '')
    .toSorted((a, b) => Number(a.cell('image position')) - Number(b.cell('image position')))
    .map((row) => row.cell('image src'));
  const variants: MovedOption[] = one
    ? []
    : sold.map((row, place) => {
        const sku = row.cell('variant sku') || `${handle}-${place + 1}`;
        if (row.cell('variant sku') === '') report(row.line, `This option has no number: it gets ${sku}.`);
        if (row.cell('variant barcode') !== '')
          report(
            row.line,
            `The bar code ${row.cell('variant barcode')} of ${sku} is left out: only products have one here.`,
          );
        const picture = row.cell('variant image');
        return {
          line: row.line,
          sku,
          ...soldIn(row),
          pictures: picture === '' ? [] : [picture],
          options: optionsIn(row, first),
        };
      });
  const weighed = one ?? sold[0] ?? first;
  const weight = measureIn(weighed, 'weight', weighed.cell('variant grams'), 'g', report);
  const status = first.cell('status').toLowerCase();
  const category = first.cell('type') || first.cell('product category');
  return {
    line: first.line,
    sku: one?.cell('variant sku') || handle,
    ...(one ? soldIn(one) : unpriced),
    name: first.cell('title'),
    brand: first.cell('vendor'),
    description: first.cell('body (html)'),
    categories: category === '' ? [] : [category],
    gtin: one?.cell('variant barcode') ?? '',
    facts: new Map(),
    measures: weight ? { weight } : {},
    pictures,
    isPublished: first.cell('published').toLowerCase() !== 'false' && (status === '' || status === 'active'),
    variants,
  };
};

/** Products of Shopify, as its administration exports them: rows of one handle are a product. */
export const shopify: ShopKind = {
  needed: ['handle', 'title', 'variant sku', 'variant price'],
  // Files in the form of its newer template.
  renamed: {
    'url handle': 'handle',
    description: 'body (html)',
    'published on online store': 'published',
    sku: 'variant sku',
    barcode: 'variant barcode',
    price: 'variant price',
    'compare-at price': 'variant compare at price',
    'inventory quantity': 'variant inventory qty',
    'weight value (grams)': 'variant grams',
    'product image url': 'image src',
    'variant image url': 'variant image',
  },
  read: async (rows, report) => {
    const byHandle = new Map<string, ShopRow[]>();
    for await (const row of rows) {
      const handle = row.cell('handle');
      byHandle.set(handle, [...(byHandle.get(handle) ?? []), row]);
    }
    return [...byHandle.values()].flatMap((own) => {
      const [first] = own;
      return first ? [productOf(own, first, report)] : [];
    });
  },
};
