import type { CallResult, Language, ProductSort } from '@shop/contract';
import { formatMoney } from '@shop/format';
import type { MedusaProduct } from '../medusa.ts';
import { siteWords } from '../words.ts';
import { cardOf, priceOf, stockOf, optionsOf, type Card, type ProductContext } from './product.ts';

type Page = Omit<CallResult<'categoryProducts'>, 'category'>;
type Facet = Page['facets'][number];
export interface ListInput {
  filters?: Readonly<Record<string, readonly string[] | undefined>>;
  sort?: ProductSort;
  page?: number;
  page_size?: number;
}

/** A product of a list with what it is sorted and filtered by. */
interface Row {
  product: MedusaProduct;
  card: Card;
}

const defaultSize = 24;
/** Ends of the bands of prices, in cents. */
const bands = [0, 5000, 10_000, 25_000, 50_000, 100_000];

const bandOf = (cents: number): string => {
  const from = bands.findLast((start) => start <= cents) ?? 0;
  const to = bands[bands.indexOf(from) + 1];
  return `${from}-${to ?? ''}`;
};
const bandLabel = (band: string, language: Language): string => {
  const [from = '0', to = ''] = band.split('-');
  const start = formatMoney(Number(from), language);
  return to === '' ? `${start} +` : `${start} – ${formatMoney(Number(to), language)}`;
};

/** The words of one axis that a product comes in. */
const wordsOf = ({ product }: Row, titles: RegExp): string[] =>
  (product.variants ?? []).flatMap((variant) =>
    optionsOf(variant)
      .filter(({ label }) => titles.test(label))
      .map(({ value }) => value),
  );
const colours = /^(?:colou?r|couleur)$/i;
const sizes = /^(?:size|taille)$/i;

/** What the filters of a list look at, by their codes. */
const valuesOf: Readonly<Record<string, (row: Row) => readonly string[]>> = {
  price: ({ card }) => [bandOf(card.price.final_price)],
  sale: ({ card }) => (card.price.final_price < card.price.price ? ['on_sale'] : []),
  color: (row) => wordsOf(row, colours),
  size: (row) => wordsOf(row, sizes),
  availability: ({ card }) => (card.is_in_stock ? ['in_stock'] : []),
};

const fits =
  (filters: NonNullable<ListInput['filters']>, except?: string) =>
  (row: Row): boolean =>
    Object.entries(filters).every(([code, wanted]) => {
      if (code === except || !wanted || wanted.length === 0) return true;
      const own = valuesOf[code]?.(row) ?? [];
      return wanted.some((value) => own.includes(value));
    });

const labelOf = (code: string, value: string, language: Language): string => {
  if (code === 'price') return bandLabel(value, language);
  if (code === 'sale') return siteWords[language].onSale;
  if (code === 'availability') return siteWords[language].inStock;
  return value;
};

/** Each filter counts what the others leave. */
const facetsOf = (rows: readonly Row[], filters: NonNullable<ListInput['filters']>, language: Language): Facet[] =>
  Object.entries(valuesOf).flatMap(([code, values]): Facet[] => {
    const counts = new Map<string, number>();
    for (const row of rows.filter(fits(filters, code))) {
      for (const value of new Set(values(row))) counts.set(value, (counts.get(value) ?? 0) + 1);
    }
    if (counts.size === 0) return [];
    const place = (value: string): number => (code === 'price' ? Number(value.split('-')[0]) : 0);
    const options = [...counts]
      .toSorted(([one, a], [other, b]) => place(one) - place(other) || b - a || one.localeCompare(other, language))
      .map(([value, count]) => ({
        value,
        label: labelOf(code, value, language),
        count,
        selected: filters[code]?.includes(value) ?? false,
      }));
    return [{ code, label: siteWords[language][code as 'price'], options }];
  });

type Order = (one: Row, other: Row) => number;
const inPrice: Order = (one, other) => one.card.price.final_price - other.card.price.final_price;
const newest: Order = (one, other) => String(other.product.created_at).localeCompare(String(one.product.created_at));
/** Medusa knows no ratings and no numbers of sales: what is there comes first, the newest before others. */
const recommended: Order = (one, other) =>
  Number(other.card.is_in_stock) - Number(one.card.is_in_stock) || newest(one, other);
const orders: Readonly<Record<ProductSort, Order>> = {
  recommended,
  newest,
  price_asc: inPrice,
  price_desc: (one, other) => inPrice(other, one),
  // It says what delivery costs of a cart alone.
  delivered: inPrice,
  rating: recommended,
  best_selling: recommended,
};

export const cardsOf = (products: readonly MedusaProduct[], context: ProductContext): Card[] =>
  products.map((product) => cardOf(product, context)).filter((card) => card !== null);

/** One page of a list. `isRanked` keeps the order of what a search found, unless another is asked for. */
export const pageOf = (
  products: readonly MedusaProduct[],
  { filters = {}, sort = 'recommended', page = 1, page_size = defaultSize }: ListInput,
  language: Language,
  { isRanked = false, ...context }: ProductContext & { isRanked?: boolean },
): Page => {
  const rows = products.flatMap((product): Row[] => {
    const card = cardOf(product, context);
    return card ? [{ product, card }] : [];
  });
  const matching = rows.filter(fits(filters));
  const sorted = isRanked && sort === 'recommended' ? matching : matching.toSorted(orders[sort]);
  return {
    products: sorted.slice((page - 1) * page_size, page * page_size).map(({ card }) => card),
    total: matching.length,
    page,
    page_size,
    facets: facetsOf(rows, filters, language),
    sort,
  };
};

/** For the searchbar and what the search suggests. */
export const searchbarOf = ({ name, url_path, thumbnail, price }: Card) => ({
  name,
  url_path,
  thumbnail,
  price: price.price,
  special_price: price.final_price < price.price ? price.final_price : null,
});

/** Whether something of it can be bought. */
export const isSold = (product: MedusaProduct): boolean =>
  (product.variants ?? []).some((variant) => stockOf(variant).is_in_stock && priceOf(variant).final_price > 0);
