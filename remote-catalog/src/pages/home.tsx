import { brand, paths, type PageHead, type PageResult } from '@shop/contract';
import { useTranslation, type LoaderContext, type HeadContext } from '@shop/platform';
import { classNames, Container, ErrorState, heldPictures, Skeleton } from '@shop/ui';
import { website } from '#structured-data';
import { homeApi } from '../features/home/endpoints.ts';
import { HomeSections } from '../features/home/home-sections.tsx';
import { failureStatus } from '../parts/api-failure.ts';
import { ProductSkeletons } from '../parts/product-skeletons.tsx';
import styles from '../parts/page.module.css';

export const loader = async ({ dispatch }: LoaderContext): Promise<PageResult | void> => {
  const { home, homeLists, trending } = homeApi.endpoints;
  const once = { subscribe: false };
  const [page] = await Promise.all([
    dispatch(home.initiate(undefined, once)),
    dispatch(homeLists.initiate(undefined, once)),
    dispatch(trending.initiate(undefined, once)),
  ]);
  return page.isError ? failureStatus(page) : undefined;
};

export const head = ({ getState, t, url, language }: HeadContext<'catalog'>): PageHead => {
  const { data } = homeApi.endpoints.home.select(undefined)(getState());
  return {
    title: t('home.head', { brand: brand.name }),
    description: t('description.home'),
    canonical: paths.home(),
    image: data?.banners[0]?.image ?? undefined,
    jsonLd: [website({ url, language })],
  };
};

/** The home page (ROUTE-001). */
export default function HomePage() {
  const { t } = useTranslation('catalog');
  const { data, isError, isFetching, refetch } = homeApi.useHomeQuery();
  return (
    <Container className={classNames(styles.stack, heldPictures)}>
      {data && <HomeSections home={data} />}
      {!data && isError && (
        <ErrorState
          title={t('home.error.title')}
          headingLevel={1}
          retryLabel={t('retry')}
          busy={isFetching}
          onRetry={() => void refetch()}
        >
          {t('home.error.text')}
        </ErrorState>
      )}
      {!data && !isError && (
        <>
          <Skeleton shape="block" height="picture" />
          <ProductSkeletons />
        </>
      )}
    </Container>
  );
}
