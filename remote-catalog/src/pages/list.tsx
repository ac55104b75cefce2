import { brand, paths, type ListQuery, type PageHead, type PageResult } from '@shop/contract';
import { LinkButton, LoadFailure } from '@shop/kit';
import { usePage, useSearchParams, useTranslation, type LoaderContext } from '@shop/platform';
import { Container, EmptyState, prepareHtml } from '@shop/ui';
import { breadcrumbList, itemList } from '#structured-data';
import { CategoryHead, CategoryText } from '../features/listing/category-head.tsx';
import { listingApi } from '../features/listing/endpoints.ts';
import { chosenValues, readListView, type ListView } from '../features/listing/list-query.ts';
import { ProductResults, SkipToProducts } from '../features/listing/product-results.tsx';
import { isPastEnd, pageTitle, pastEndHead, listStatus } from '../parts/past-end.ts';
import { plainText } from '../parts/plain-text.ts';
import { ProductSkeletons } from '../parts/product-skeletons.tsx';
import styles from '../parts/page.module.css';

/** The resolved category (`params.id`), its own attributes (in `params` too), and the address. */
const listOf = (params: Readonly<Record<string, string>>, search: URLSearchParams) => ({
  categoryId: Number(params.id),
  view: readListView(search, params),
});

export const loader = async ({ dispatch, params, url }: LoaderContext): Promise<PageResult | void> => {
  void prepareHtml(); // of the category's description
  const asked = listOf(params, url.searchParams);
  const found = await dispatch(listingApi.endpoints.categoryProducts.initiate(asked, { subscribe: false }));
  return listStatus(found, asked.view.page, found.data?.products);
};

/** The filters that the address itself names, where path resolution found them (`isAgg`, GUARD-017). */
const ownFilters = ({ params, url }: Pick<LoaderContext, 'params' | 'url'>): ListView['filters'] =>
  url.searchParams.get('isAgg') === '1' ? readListView(new URLSearchParams(), params).filters : {};

export const head = ({ getState, params, url, language }: LoaderContext): PageHead => {
  const asked = listOf(params, url.searchParams);
  const { data } = listingApi.endpoints.categoryProducts.select(asked)(getState());
  if (!data) return { title: brand.name };
  const { category, page, products, facets } = data;
  const own = ownFilters({ params, url });
  const named = chosenValues({ ...asked.view, filters: own }).map(({ code, value }) => {
    const options = facets.find((facet) => facet.code === code)?.options;
    return options?.find((option) => option.value === value)?.label ?? value;
  });
  // Lists that a person filtered or sorted are not indexed: they have no content of their own.
  const plain = JSON.stringify(asked.view.filters) === JSON.stringify(own) && !asked.view.sort;
  const path = named.length > 0 ? url.pathname.slice(1) : category.url_path;
  const title = pageTitle([category.name, ...named].join(' – '), page);
  if (isPastEnd(asked.view.page, products)) return pastEndHead({ title });
  return {
    title,
    description: plainText(category.description ?? category.name),
    canonical: paths.category(path, { page }),
    image: category.image ?? products[0]?.thumbnail ?? undefined,
    jsonLd: [breadcrumbList(category.position, { url, language }), itemList(products, { url, language })],
    ...(plain ? {} : { robots: 'noindex, follow' }),
  };
};

/** Products of a category (CAT-003). */
export default function ListPage() {
  const { t } = useTranslation('catalog');
  const { params, known } = usePage();
  const [search] = useSearchParams();
  const asked = listOf(params, search);
  const { currentData: data, isError, ...query } = listingApi.useCategoryProductsQuery(asked);

  if (!data && isError) return <LoadFailure t={t} title={t('list.failed')} query={query} headingLevel={1} />;
  if (!data) {
    return (
      <Container className={styles.page}>
        {known?.type === 'category' && <CategoryHead category={{ ...known, entity_id: known.id }} />}
        <ProductSkeletons count={12} />
      </Container>
    );
  }
  const hrefFor = (list: ListQuery): string => paths.category(data.category.url_path, list);
  return (
    <Container className={styles.page}>
      <SkipToProducts />
      <CategoryHead category={data.category} />
      <ProductResults
        list={data}
        view={asked.view}
        hrefFor={hrefFor}
        empty={
          <EmptyState
            title={t('list.empty.title')}
            action={<LinkButton href={paths.home()}>{t('list.empty.action')}</LinkButton>}
          >
            {t('list.empty.text')}
          </EmptyState>
        }
      />
      <CategoryText category={data.category} />
    </Container>
  );
}
