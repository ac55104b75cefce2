import { pageSizes, type Language, type ProductFilters, type ProductPage, type ProductSort } from '@shop/contract';
import { cardsByIds } from '../../database/catalogue/cards.ts';
import { listProducts, type ListRequest } from '../../database/catalogue/product-list.ts';
import type { Services } from '../../services.ts';
import { cardOf } from './card.ts';
import { facetsOf } from './facets.ts';

export interface ListInput {
  filters?: ProductFilters;
  sort?: ProductSort;
  page?: number;
  page_size?: number;
}

/** One page of a list with its facets, for a category or a search. */
export const productPage = async (
  services: Services,
  language: Language,
  scope: Pick<ListRequest, 'scope' | 'relevance'>,
  input: ListInput,
): Promise<ProductPage> => {
  const filters = input.filters ?? {};
  const sort = input.sort ?? 'recommended';
  const page = input.page ?? 1;
  const pageSize = input.page_size ?? pageSizes.list;
  const list = await listProducts(services.db, {
    ...scope,
    filters,
    sort,
    page,
    pageSize,
    language,
    now: services.now(),
  });
  const cards = await cardsByIds(services.db, list.ids);
  return {
    products: cards.map((card) => cardOf(card, language, services)),
    total: list.total,
    page,
    page_size: pageSize,
    facets: facetsOf(list.facets, filters, language),
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
