import { brand, paths, type PageHead } from '@shop/contract';
import { Loaded, loading } from '@shop/kit';
import { useTranslation, type HeadContext } from '@shop/platform';
import { classNames, Container, heldPictures, Skeleton } from '@shop/ui';
import { website } from '#structured-data';
import { homeApi } from '../features/home/endpoints.ts';
import { HomeSections } from '../features/home/home-sections.tsx';
import { ProductSkeletons } from '../parts/product-skeletons.tsx';
import styles from '../parts/page.module.css';

export const loader = loading(({ dispatch }) => {
  const { home, homeLists, trending } = homeApi.endpoints;
  const once = { subscribe: false };
  return [
    dispatch(home.initiate(undefined, once)),
    dispatch(homeLists.initiate(undefined, once)),
    dispatch(trending.initiate(undefined, once)),
  ];
});

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
  const shape = (
    <>
      <Skeleton shape="block" height="picture" />
      <ProductSkeletons />
    </>
  );
  const said = { title: t('home.error.title'), hint: t('home.error.text') };
  return (
    <Container className={classNames(styles.stack, heldPictures)}>
      <Loaded t={t} query={homeApi.useHomeQuery()} {...said} headingLevel={1} shape={shape}>
        {(home) => <HomeSections home={home} />}
      </Loaded>
    </Container>
  );
}
