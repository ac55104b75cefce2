import { paths, type PageHead } from '@shop/contract';
import { LinkButton, LoadFailure, loading } from '@shop/kit';
import { ownApi, useTranslation, type HeadContext } from '@shop/platform';
import { Container, EmptyState, useHydrated } from '@shop/ui';
import { itemList } from '#structured-data';
import { homeApi } from '../features/home/endpoints.ts';
import { ProductRail } from '../features/home/product-rail.tsx';
import { Picked } from '../features/recommendations/picked.tsx';
import { Lead, PageIntro } from '../parts/page-intro.tsx';
import { ProductList } from '../parts/product-list.tsx';
import { ProductSkeletons } from '../parts/product-skeletons.tsx';
import { Section } from '../parts/section.tsx';
import styles from '../parts/page.module.css';

export const loader = loading(({ dispatch }) => [
  dispatch(homeApi.endpoints.trending.initiate(undefined, { subscribe: false })),
  dispatch(homeApi.endpoints.homeLists.initiate(undefined, { subscribe: false })),
]);

export const head = ({ getState, url, t, language }: HeadContext<'catalog'>): PageHead => {
  const { data } = homeApi.endpoints.trending.select(undefined)(getState());
  return {
    title: t('title.recommended'),
    description: t('description.recommended'),
    canonical: paths.recommended(),
    image: data?.products[0]?.thumbnail ?? undefined,
    jsonLd: data ? [itemList(data.products, { url, language })] : [],
  };
};

/** Of this visitor alone, so it comes once the page is hydrated, and below what everyone sees. */
const LookedAt = () => {
  const { t } = useTranslation('catalog');
  const products = ownApi.useViewedQuery('background', { skip: !useHydrated() }).data ?? [];
  if (products.length === 0) return null;
  return (
    <Section title={t('recommended.lookedAt')}>
      <ProductRail products={products} label={t('recommended.lookedAt')} />
    </Section>
  );
};

/** Products that a list must still have beside those shown above it: fewer look forgotten. */
const FEWEST = 3;

/** Recommendations (ROUTE-015): what sells now, the shop's lists, what the recommender picks, and what the visitor looked at. */
export default function RecommendedPage() {
  const { t } = useTranslation('catalog');
  const trending = homeApi.useTrendingQuery();
  const products = trending.data?.products;
  const shown = new Set(products?.map(({ entity_id }) => entity_id));
  const lists = (homeApi.useHomeListsQuery().data?.lists ?? [])
    .map((list) => ({ ...list, products: list.products.filter(({ entity_id }) => !shown.has(entity_id)) }))
    .filter((list) => list.products.length >= FEWEST);
  if (!products && trending.isError)
    return <LoadFailure t={t} title={t('recommended.failed')} query={trending} headingLevel={1} />;
  return (
    <Container className={styles.stack}>
      <PageIntro title={t('title.recommended')}>
        <Lead>{t('recommended.lead')}</Lead>
      </PageIntro>
      {!products && <ProductSkeletons />}
      {products?.length === 0 && lists.length === 0 && (
        <EmptyState
          title={t('recommended.empty')}
          headingLevel={2}
          action={<LinkButton href={paths.rooms()}>{t('rooms.all')}</LinkButton>}
        />
      )}
      {products && products.length > 0 && (
        <Section title={t('home.trending')}>
          <ProductList products={products} label={t('home.trending')} priority={2} />
        </Section>
      )}
      {lists.map(({ code, title, products: more }) => (
        <Section key={code} id={code} title={title}>
          <ProductRail products={more} label={title} />
        </Section>
      ))}
      <Picked />
      <LookedAt />
    </Container>
  );
}
