import { paths, type ListQuery, type PageHead, type PageResult } from '@shop/contract';
import { cleaned } from '@shop/format';
import { LoadFailure } from '@shop/kit';
import { siteApi, useSearchParams, useTranslation, type LoaderContext, type HeadContext } from '@shop/platform';
import { Container } from '@shop/ui';
import { listingApi } from '../features/listing/endpoints.ts';
import { readable, readListView } from '../features/listing/list-query.ts';
import { NothingFound } from '../features/listing/nothing-found.tsx';
import { PopularSearches } from '../features/listing/popular-searches.tsx';
import { ProductResults, SkipToProducts } from '../features/listing/product-results.tsx';
import { SearchHead } from '../features/listing/search-head.tsx';
import { listStatus } from '../parts/past-end.ts';
import { ProductSkeletons } from '../parts/product-skeletons.tsx';
import styles from '../parts/page.module.css';

const MAX_KEYWORD = 200;

const searchOf = (search: URLSearchParams) => ({
  keyword: cleaned(readable(search.get('keyword') ?? '')).slice(0, MAX_KEYWORD),
  view: readListView(search),
});

export const loader = async ({ dispatch, url }: LoaderContext): Promise<PageResult | void> => {
  const asked = searchOf(url.searchParams);
  const { searchProducts, searchFilters, noFoundProduct } = listingApi.endpoints;
  const once = { subscribe: false };
  if (asked.keyword === '') {
    await dispatch(siteApi.endpoints.popularSearch.initiate(undefined, once));
    return undefined;
  }
  const [found] = await Promise.all([
    dispatch(searchProducts.initiate(asked, once)),
    dispatch(searchFilters.initiate(asked, once)),
  ]);
  if (found.data?.total === 0) await dispatch(noFoundProduct.initiate(undefined, once));
  return listStatus(found, asked.view.page, found.data?.products);
};

export const head = ({ url, t }: HeadContext<'catalog'>): PageHead => {
  const { keyword, view } = searchOf(url.searchParams);
  return {
    title: keyword ? t('search.head', { keyword }) : t('search.headAlone'),
    canonical: paths.search(keyword, { page: view.page }),
    robots: 'noindex, follow',
  };
};

/** Search results (ROUTE-002). */
export default function SearchPage() {
  const [search] = useSearchParams();
  const asked = searchOf(search);
  return (
    <Container className={styles.page}>
      {asked.keyword === '' ? <PopularSearches /> : <Results key={asked.keyword} asked={asked} />}
    </Container>
  );
}

const Results = ({ asked }: { asked: ReturnType<typeof searchOf> }) => {
  const { t } = useTranslation('catalog');
  const { currentData: list, isError, ...found } = listingApi.useSearchProductsQuery(asked);
  const filters = listingApi.useSearchFiltersQuery(asked).currentData;
  const hrefFor = (query: ListQuery): string => paths.search(asked.keyword, query);

  if (!list && isError) {
    const said = { title: t('search.error.title'), hint: t('search.error.text') };
    return <LoadFailure t={t} query={found} {...said} headingLevel={1} />;
  }
  return (
    <>
      {list && list.total > 0 && <SkipToProducts />}
      <SearchHead keyword={asked.keyword} list={list} />
      {list ? (
        <ProductResults
          list={filters ? { ...list, facets: filters.facets } : list}
          view={asked.view}
          hrefFor={hrefFor}
          hidden={{ keyword: asked.keyword }}
          empty={<NothingFound isAnswered={list.pages.length > 0} />}
        />
      ) : (
        <ProductSkeletons count={12} />
      )}
    </>
  );
};
