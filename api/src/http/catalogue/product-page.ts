import {
  pageSizes,
  type FacetCode,
  type Language,
  type ProductFilters,
  type ProductPage,
  type ProductSort,
  facetCodes,
  type Facet,
} from '@shop/contract';
import { cardsByIds } from '../../database/catalogue/cards.ts';
import { facets } from '../../database/listing/facets/index.ts';
import type { ListRequest, ProductList } from '../../database/listing/list-request.ts';
import { listProducts } from '../../database/listing/list-products.ts';
import { supplyOf } from '../../database/listing/supply.ts';
import type { Group } from '../../domain/search/plan.ts';
import type { Services } from '../../services.ts';
import { cardOf } from './card.ts';

const lowest = (value: string): number => Number.parseInt(value, 10) || 0;

/** Filters with their options: those that would show something, and those that are chosen. */
const facetsOf = (
  { facets: counts, more }: Pick<ProductList, 'facets' | 'more'>,
  chosen: ProductFilters,
  language: Language,
): Facet[] =>
  facetCodes.flatMap((code) => {
    const { title, labelOf, order, isOption = () => true } = facets[code];
    const selected = (chosen[code] ?? []).filter(isOption);
    const counted = counts.filter((entry) => entry.code === code);
    const missing = selected
      .filter((value) => !counted.some((entry) => entry.value === value))
      .map((value) => ({ code, value, label: null, count: 0 }));
    const options = [...counted, ...missing]
      .filter(({ value, count }) => count > 0 || selected.includes(value))
      .map(({ value, label, count }) => ({
        value,
        label: labelOf(value, language, label),
        count,
        selected: selected.includes(value),
      }));
    if (options.length === 0) return [];
    if (order === 'number') options.sort((a, b) => lowest(a.value) - lowest(b.value));
    if (order === 'frequency') options.sort((a, b) => b.count - a.count || a.label.localeCompare(b.label, language));
    const others = more.get(code) ?? 0;
    return [{ code, label: title[language], options, ...(others > 0 ? { more: others } : {}) }];
  });

export interface ListInput {
  filters?: ProductFilters;
  sort?: ProductSort;
  page?: number;
  page_size?: number;
  whole?: readonly FacetCode[];
}

/** One page of a list with its facets, for a category or a search; of that, what is asked for decides which variant a card shows. */
export const productPage = async (
  services: Services,
  language: Language,
  within: ListRequest['within'],
  input: ListInput,
  asked: readonly Group[] = [],
): Promise<ProductPage> => {
  const filters = input.filters ?? {};
  const sort = input.sort ?? 'recommended';
  const page = input.page ?? 1;
  const pageSize = input.page_size ?? pageSizes.list;
  const list = await listProducts(services.db, {
    within,
    filters,
    sort,
    supply: await supplyOf(services.db, filters),
    page,
    pageSize,
    whole: input.whole ?? [],
    language,
    now: services.now(),
  });
  const cards = await cardsByIds(services.db, list.ids);
  return {
    products: cards.map((card) => cardOf(card, language, services, asked)),
    total: list.total,
    ...(list.totalIs ? { total_is: list.totalIs } : {}),
    page,
    page_size: pageSize,
    facets: facetsOf(list, filters, language),
    sort,
  };
};

/** The page of a search that finds nothing. */
export const emptyPage = (input: ListInput): ProductPage => ({
  products: [],
  total: 0,
  page: input.page ?? 1,
  page_size: input.page_size ?? pageSizes.search,
  facets: [],
  sort: input.sort ?? 'recommended',
});
