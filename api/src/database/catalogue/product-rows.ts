import type { FacetCode } from '@shop/contract';
import type { Product, Specification, VariantOptions } from '@shop/contract/contents';
import { comesInParts } from '../../domain/catalogue/comes-in-parts.ts';
import { measureBand } from '../../domain/catalogue/measure-band.ts';
import { specified } from '../../domain/catalogue/specified.ts';
import type { BothLanguages } from '../../domain/text/both-languages.ts';
import { plainWords } from '../../domain/text/plain-words.ts';
import type { schema } from '../connection.ts';

/** Names of categories by their ids. */
type Named = ReadonlyMap<number, { readonly name: BothLanguages }>;

const thumbnailOf = (pictures: Product['pictures'], index = 0): string | null => pictures[index]?.url ?? null;

/** Variants that differ by colour, the first of each colour, as the dots under a product in a list. */
const swatchesOf = (product: Product) => {
  const byColour = new Map(product.variants.toReversed().map((variant) => [variant.options.color?.en, variant]));
  return product.variants.flatMap((variant) => {
    const colour = variant.options.color;
    if (!colour || byColour.get(colour.en) !== variant) return [];
    return [{ piid: variant.piid, colour, thumbnail: thumbnailOf(variant.pictures) }];
  });
};

/** Words that find a product beside its name, in one language: categories, series, brand, options and materials. */
const searchWords = (product: Product, categories: Named, language: 'en' | 'fr'): string => {
  const options = product.variants.flatMap((variant) => Object.values(variant.options).map((value) => value[language]));
  const specifications = product.specifications
    .map(({ value }) => value[language])
    .filter((value) => !/\d/.test(value));
  const names = product.categoryIds.map((id) => categories.get(id)?.name[language] ?? '');
  return [...new Set([...names, product.series, product.brand, ...options, ...specifications])].join(' ');
};

/** Fields of a product with columns of the same name. */
const COLUMNS = [
  'id',
  'type',
  'sku',
  'itemNo',
  'gtin',
  'urlPath',
  'brand',
  'series',
  'name',
  'price',
  'finalPrice',
  'plusPrice',
  'tag',
  'presaleEndDate',
  'status',
  'noDiscount',
  'minSaleQty',
  'createdRank',
  'popularity',
] as const satisfies (keyof Product)[];

/** Fields of a product stored as one JSON value. */
const DETAILS = [
  'highlights',
  'keyFeatures',
  'specifications',
  'care',
  'aplus',
  'tierPrices',
  'superEarlyBird',
  'pickup',
  'oversize',
  'weightKg',
  'dimensions',
  'cartons',
  'pictures',
  'hasVideo',
  'plans',
  'dropPriceSeconds',
  'categoryIds',
  'restockDate',
  'customized',
] as const satisfies (keyof Product)[];

const pick = <T, Key extends keyof T>(from: T, keys: readonly Key[]): Pick<T, Key> =>
  Object.fromEntries(keys.map((key) => [key, from[key]])) as Pick<T, Key>; // each key was given with its value

const productRow = (product: Product, categories: Named): typeof schema.product.$inferInsert => ({
  ...pick(product, COLUMNS),
  quantity: product.stock.quantity,
  usableQuantity: product.stock.usableQuantity,
  ratingCount: product.rating.count,
  ratingAverage: product.rating.average,
  style: product.style?.en ?? null,
  unlisted: product.unlisted ?? false,
  thumbnail: thumbnailOf(product.pictures),
  hoverThumbnail: thumbnailOf(product.pictures, 1),
  swatches: swatchesOf(product),
  details: pick(product, DETAILS),
  wordsEn: searchWords(product, categories, 'en'),
  wordsFr: searchWords(product, categories, 'fr'),
});

const variantRows = (product: Product): (typeof schema.productVariant.$inferInsert)[] =>
  product.variants.map(({ stock, ...variant }, position) => ({
    ...pick(variant, ['id', 'sku', 'options', 'price', 'finalPrice', 'pictures']),
    productId: product.id,
    position,
    quantity: stock.quantity,
    usableQuantity: stock.usableQuantity,
  }));

type Text = Specification['value'];
const same = (text: string): Text => ({ en: text, fr: text });

/** Returns the facets of the product itself: the same for all of its variants. */
const factsOf = (product: Product): { code: FacetCode; value: Text }[] => {
  const { dimensions } = product;
  const assembly = comesInParts(product)
    ? { en: 'Assembly needed', fr: 'À monter' }
    : { en: 'No assembly', fr: 'Sans montage' };
  return [
    ...(['width', 'depth', 'height'] as const).map((code) => ({ code, value: same(measureBand(dimensions[code])) })),
    ...specified(product, 'Material').map((value) => ({ code: 'material' as const, value })),
    ...specified(product, 'Seats').map((value) => ({ code: 'seats' as const, value })),
    { code: 'assembly', value: assembly },
  ];
};

/** Rows of one product, by table. */
export const productRows = (product: Product, categories: Named) => {
  const { id, categoryIds } = product;
  const facets = new Map<string, typeof schema.productFacet.$inferInsert>();
  const offered: VariantOptions[] = [
    ...product.variants.map(({ options }) => options),
    ...(product.style ? [{ style: product.style }] : []),
  ];
  for (const options of offered) {
    for (const code of ['color', 'style', 'size'] as const) {
      const value = options[code];
      if (value) facets.set(`${code} ${value.en}`, { productId: id, code, value: value.en, labelFr: value.fr });
    }
  }
  for (const { code, value } of factsOf(product)) {
    facets.set(`${code} ${value.en}`, { productId: id, code, value: value.en, labelFr: value.fr });
  }
  // No filters of their own: what is picked up arrives nowhere, and what is large costs more to deliver.
  for (const code of ['pickup', 'oversize'] as const)
    if (product[code]) facets.set(code, { productId: id, code, value: code, labelFr: code });
  const inCategories = [...new Set(categoryIds)].map((categoryId) => ({ categoryId, productId: id }));
  return {
    row: productRow(product, categories),
    variants: variantRows(product),
    facets: [...facets.values()],
    inCategories,
  };
};

/** Words of products, against which misspelt words are corrected, and how many products have each. */
export const wordRows = (products: readonly (typeof schema.product.$inferInsert)[]) =>
  (['en', 'fr'] as const).flatMap((language) => {
    const uses = new Map<string, number>();
    for (const product of products) {
      const text = `${product.name[language]} ${language === 'en' ? product.wordsEn : product.wordsFr}`;
      for (const word of new Set(plainWords(text))) uses.set(word, (uses.get(word) ?? 0) + 1);
    }
    return [...uses]
      .filter(([word]) => word.length >= 2 || /\d/.test(word))
      .map(([word, count]) => ({ language, word, uses: count }));
  });
