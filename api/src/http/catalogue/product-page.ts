import {
  pageSizes,
  type FacetCode,
  type Language,
  type ProductFilters,
  type ProductPage,
  type ProductSort,
} from '@shop/contract';
import { cardsByIds } from '../../database/catalogue/cards.ts';
import type { ListRequest } from '../../database/listing/list-request.ts';
import { listProducts } from '../../database/listing/list-products.ts';
import type { Group } from '../../domain/search/plan.ts';
import type { Services } from '../../services.ts';
import { cardOf } from './card.ts';
import { facetsOf } from './facets.ts';

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
