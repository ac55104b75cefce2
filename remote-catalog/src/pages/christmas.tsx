import { paths, type PageHead } from '@shop/contract';
import { LinkButton, LoadFailure, loading } from '@shop/kit';
import { useTranslation, type HeadContext } from '@shop/platform';
import { Container, EmptyState, prepareHtml } from '@shop/ui';
import { itemList } from '#structured-data';
import { LinkedHtml } from '../parts/linked-html.tsx';
import { contentApi } from '../features/content/endpoints.ts';
import { BundleList } from '../features/season/bundle-list.tsx';
import { seasonApi } from '../features/season/endpoints.ts';
import { PageIntro } from '../parts/page-intro.tsx';
import { ProductList } from '../parts/product-list.tsx';
import { ProductSkeletons } from '../parts/product-skeletons.tsx';
import { Section } from '../parts/section.tsx';
import intro from '../parts/page-intro.module.css';
import styles from '../parts/page.module.css';

const BLOCK = 'christmas-trees';

export const loader = loading(({ dispatch }) => {
  void prepareHtml();
  const once = { subscribe: false };
  return [
    dispatch(seasonApi.endpoints.christmasProducts.initiate(undefined, once)),
    dispatch(seasonApi.endpoints.bundles.initiate(undefined, once)),
    dispatch(contentApi.endpoints.block.initiate(BLOCK, once)),
  ];
});

export const head = ({ getState, url, t, language }: HeadContext<'catalog'>): PageHead => {
  const { data } = seasonApi.endpoints.christmasProducts.select(undefined)(getState());
  return {
    title: t('title.christmas'),
    description: t('description.christmas'),
    canonical: paths.christmasTrees(),
    image: data?.products[0]?.thumbnail ?? undefined,
    jsonLd: data ? [itemList(data.products, { url, language })] : [],
  };
};

/** Products for the season, and sets of them (ROUTE-019). */
export default function ChristmasPage() {
  const { t } = useTranslation('catalog');
  const season = seasonApi.useChristmasProductsQuery();
  const bundles = seasonApi.useBundlesQuery().data ?? [];
  const block = contentApi.useBlockQuery(BLOCK).data;
  const products = season.data?.products;
  if (!products && season.isError)
    return <LoadFailure t={t} title={t('season.failed')} query={season} headingLevel={1} />;
  return (
    <Container className={styles.stack}>
      <PageIntro title={block?.title ?? t('title.christmas')}>
        {block && <LinkedHtml html={block.content} className={intro.lead} />}
      </PageIntro>
      {!products && <ProductSkeletons count={12} />}
      {products?.length === 0 && (
        <EmptyState
          title={t('season.empty')}
          headingLevel={2}
          action={<LinkButton href={paths.rooms()}>{t('rooms.all')}</LinkButton>}
        />
      )}
      {products && products.length > 0 && (
        <Section title={t('season.products')}>
          <ProductList products={products} label={t('season.products')} priority={2} />
        </Section>
      )}
      {bundles.length > 0 && (
        <Section title={t('bundles.title')}>
          <BundleList bundles={bundles} />
        </Section>
      )}
    </Container>
  );
}
