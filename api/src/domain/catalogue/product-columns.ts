import type { OptionAxis, Picture, Product, Variant } from '@shop/contract/contents';
import { hundredthsOf, isShortened, isShortOf } from '@shop/csv/number';
import { unclearNumber } from '../operator/typed.ts';
import type { BothLanguages } from '../text/both-languages.ts';
import { ownCategories, withAncestors, type CategoryTree } from './category-tree.ts';

/** A product, or one of its variants, whose cells are read and written. Both are changed in place. */
export interface Draft {
  readonly product: Product;
  /** Null for the product itself. */
  readonly variant: Variant | null;
}

/** A column of a product file: how its cell reads for something that is sold, and what a cell makes of it. */
export interface ProductColumn {
  readonly of: 'product' | 'variant' | 'both';
  /** A dash empties it. */
  readonly mayBeEmpty: boolean;
  read(draft: Draft, tree: CategoryTree): string;
  /** Changes the draft; answers what is wrong with the cell, null when nothing is. */
  write(draft: Draft, text: string, tree: CategoryTree): string | null;
}

type Language = keyof BothLanguages;
type Column = readonly [name: string, column: ProductColumn];

const longest = { line: 200, text: 20_000, list: 60 } as const;
const tooLong = (most: number): string => `It is longer than ${most} characters.`;

/** Parts of a cell with a list; a bar within a part would be another end of it. */
const barred = (parts: readonly string[]): string => parts.map((part) => part.replaceAll('|', '/')).join(' | ');
const partsOf = (text: string): string[] =>
  text
    .split('|')
    .map((part) => part.trim())
    .filter((part) => part !== '');

const inBoth = (name: string, columnIn: (language: Language) => ProductColumn): Column[] =>
  (['en', 'fr'] as const).map((language) => [`${name}_${language}`, columnIn(language)]);

const emptyText = (): BothLanguages => ({ en: '', fr: '' });

const textColumn =
  (field: 'name' | 'aplus', most: number) =>
  (language: Language): ProductColumn => ({
    of: 'product',
    mayBeEmpty: field === 'aplus',
    read: ({ product }) => product[field][language],
    write: ({ product }, text) => {
      if (text.length > most) return tooLong(most);
      product[field] = { ...product[field], [language]: text };
      return null;
    },
  });

/** Lists of texts of which each language brings its own; the n-th of both belong together. */
const listColumn =
  (field: 'highlights' | 'care') =>
  (language: Language): ProductColumn => ({
    of: 'product',
    mayBeEmpty: true,
    read: ({ product }) => barred(product[field].map((text) => text[language])),
    write: ({ product }, text) => {
      const parts = partsOf(text);
      if (parts.length > longest.list) return `It has more than ${longest.list} parts.`;
      const length = Math.max(parts.length, product[field].length);
      const texts = Array.from({ length }, (_, place) => ({
        ...(product[field][place] ?? emptyText()),
        [language]: parts[place] ?? '',
      }));
      product[field] = texts.filter(({ en, fr }) => en !== '' || fr !== '');
      return null;
    },
  });

const specificationColumn = (language: Language): ProductColumn => ({
  of: 'product',
  mayBeEmpty: true,
  read: ({ product: { specifications } }) =>
    barred(specifications.map(({ label, value }) => `${label[language]}: ${value[language]}`)),
  write: ({ product }, text) => {
    const parts = partsOf(text);
    if (parts.length > longest.list) return `It has more than ${longest.list} parts.`;
    const pairs = parts.map((part) => /^([^:]+?)\s*:\s*(.+)$/s.exec(part));
    const odd = parts[pairs.indexOf(null)];
    if (odd !== undefined) return `"${odd}" is no "Label: value".`;
    const before = product.specifications;
    const specifications = Array.from({ length: Math.max(pairs.length, before.length) }, (_, place) => {
      const [, label = '', value = ''] = pairs[place] ?? [];
      const old = before[place] ?? { label: emptyText(), value: emptyText() };
      return { label: { ...old.label, [language]: label }, value: { ...old.value, [language]: value } };
    });
    product.specifications = specifications.filter(({ label }) => label.en !== '' || label.fr !== '');
    return null;
  },
});

/** A word or two that stand in the product itself. */
const wordColumn = (field: 'brand' | 'series'): Column => [
  field,
  {
    of: 'product',
    mayBeEmpty: field === 'series',
    read: ({ product }) => product[field],
    write: ({ product }, text) => {
      if (text.length > longest.line) return tooLong(longest.line);
      product[field] = text;
      return null;
    },
  },
];

/** An option of a variant; `style` is the product's too. */
const optionColumn =
  (axis: OptionAxis) =>
  (language: Language): ProductColumn => ({
    of: axis === 'style' ? 'both' : 'variant',
    mayBeEmpty: true,
    read: ({ product, variant }) => (variant ? variant.options[axis] : product.style)?.[language] ?? '',
    write: ({ product, variant }, text) => {
      if (text.length > longest.line) return tooLong(longest.line);
      const one = { ...((variant ? variant.options[axis] : product.style) ?? emptyText()), [language]: text };
      const isGone = one.en === '' && one.fr === '';
      if (variant) {
        const { [axis]: _, ...others } = variant.options;
        variant.options = isGone ? others : { ...others, [axis]: one };
      } else if (isGone) delete product.style;
      else product.style = one;
      return null;
    },
  });

/** Hundredths of 100,000 centimetres or kilograms. */
const mostHundredths = 10_000_000;

const measureColumn = (
  name: string,
  get: (product: Product) => number,
  set: (product: Product, n: number) => void,
): Column => [
  name,
  {
    of: 'product',
    mayBeEmpty: false,
    read: ({ product }) => String(get(product)),
    write: ({ product }, text) => {
      const hundredths = hundredthsOf(text);
      if (hundredths === 'unclear') return unclearNumber(text, '1200 or 1.2');
      if (hundredths === 'none' || hundredths >= mostHundredths) return `"${text}" is no measure such as 120 or 82.5.`;
      set(product, hundredths / 100);
      return null;
    },
  },
];
const sideColumn = (side: 'width' | 'depth' | 'height'): Column =>
  measureColumn(
    side,
    ({ dimensions }) => dimensions[side],
    (product, length) => void (product.dimensions = { ...product.dimensions, [side]: length }),
  );

/** A GTIN in one of its lengths: EAN-8, UPC-A, EAN-13, GTIN-14. Its check digit is counted from the right. */
const isGtin = (digits: string): boolean => {
  const sum = [...digits]
    .toReversed()
    .reduce((total, digit, place) => total + Number(digit) * (place % 2 === 0 ? 1 : 3), 0);
  return /^(?:\d{8}|\d{12,14})$/.test(digits) && sum % 10 === 0;
};

/** An address of the shop's own: what lies elsewhere, pages may not show. */
const picturePath = /^\/media\/[\w./-]{1,300}$/;

const picturesColumn: ProductColumn = {
  of: 'both',
  mayBeEmpty: true,
  read: ({ product, variant }) => barred((variant ?? product).pictures.map(({ url }) => url)),
  write: (draft, text) => {
    const paths = partsOf(text);
    const odd = paths.find((path) => !picturePath.test(path) || path.includes('..'));
    if (odd !== undefined) return `"${odd}" is no address of a picture such as /media/pictures/sofa-640.avif.`;
    if (paths.length > longest.list) return `It has more than ${longest.list} parts.`;
    const shown = draft.variant ?? draft.product;
    const before = new Map(shown.pictures.map((picture) => [picture.url, picture]));
    shown.pictures = paths.map((url): Picture => before.get(url) ?? { url, alt: draft.product.name });
    return null;
  },
};

const statuses = { published: 1, withdrawn: 2 } as const;

/** The columns that tell what a product is, beside `sku`, `product` and those of a price file. */
export const productColumns: ReadonlyMap<string, ProductColumn> = new Map<string, ProductColumn>([
  ...inBoth('name', textColumn('name', longest.line)),
  wordColumn('brand'),
  wordColumn('series'),
  [
    'categories',
    {
      of: 'product',
      mayBeEmpty: false,
      read: ({ product }, tree) => barred(ownCategories(tree, product.categoryIds).map(({ urlPath }) => urlPath)),
      write: ({ product }, text, tree) => {
        const paths = partsOf(text);
        const odd = paths.find((path) => !tree.byPath.has(path));
        if (odd !== undefined) return `There is no category "${odd}".`;
        product.categoryIds = withAncestors(tree, paths);
        return null;
      },
    },
  ],
  ...inBoth('description', textColumn('aplus', longest.text)),
  ...inBoth('highlights', listColumn('highlights')),
  ...inBoth('specifications', specificationColumn),
  ...inBoth('care', listColumn('care')),
  ...inBoth('style', optionColumn('style')),
  ...inBoth('color', optionColumn('color')),
  ...inBoth('size', optionColumn('size')),
  ...inBoth('number_of_pieces', optionColumn('number_of_pieces')),
  ['pictures', picturesColumn],
  ...(['width', 'depth', 'height'] as const).map(sideColumn),
  measureColumn(
    'weight',
    ({ weightKg }) => weightKg,
    (product, kilograms) => void (product.weightKg = kilograms),
  ),
  [
    'gtin',
    {
      of: 'product',
      mayBeEmpty: true,
      read: ({ product }) => product.gtin ?? '',
      write: ({ product }, text) => {
        // How a spreadsheet shows the number that is there changes nothing.
        if (isShortOf(text, product.gtin ?? '')) return null;
        if (isShortened(text))
          return `"${text}" has lost digits in a spreadsheet: write all of them, in a column of texts.`;
        if (text !== '' && !isGtin(text))
          return `"${text}" is no number of 8, 12, 13 or 14 digits with a right check digit.`;
        product.gtin = text === '' ? null : text;
        return null;
      },
    },
  ],
  [
    'status',
    {
      of: 'product',
      mayBeEmpty: false,
      read: ({ product }) => (product.status === statuses.published ? 'published' : 'withdrawn'),
      write: ({ product }, text) => {
        if (text !== 'published' && text !== 'withdrawn') return `"${text}" is neither published nor withdrawn.`;
        product.status = statuses[text];
        return null;
      },
    },
  ],
]);

/** Columns whose text is there in one language and not in the other, by the column that lacks it. */
export const untranslated = ({ product, variant }: Draft): string[] => {
  const texts: (readonly [string, BothLanguages])[] = variant
    ? Object.entries(variant.options)
    : [
        ['name', product.name],
        ['description', product.aplus],
        ...product.highlights.map((text) => ['highlights', text] as const),
        ...product.care.map((text) => ['care', text] as const),
        ...product.specifications.flatMap(({ label, value }) =>
          [label, value].map((text) => ['specifications', text] as const),
        ),
        ...(product.style ? [['style', product.style] as const] : []),
      ];
  return [
    ...new Set(
      texts.flatMap(([name, { en, fr }]) =>
        (en === '') === (fr === '') ? [] : [`${name}_${en === '' ? 'en' : 'fr'}`],
      ),
    ),
  ];
};
