import { paths, type PageHead, type PageResult } from '@shop/contract';
import { Loaded, pageOf } from '@shop/kit';
import { Link, usePage, useSearchParams, useTranslation, type LoaderContext, type HeadContext } from '@shop/platform';
import { Breadcrumbs, Container } from '@shop/ui';
import { videoObject } from '#structured-data';
import { videosApi, type InstallVideos, type VideosAsked } from '../features/install-videos/endpoints.ts';
import { VideoList } from '../features/install-videos/video-list.tsx';
import { isPastEnd, pageTitle, pastEndHead, listStatus } from '../parts/past-end.ts';
import styles from './install-videos.module.css';

/** The product whose id the path resolved to, or all of them; the page in the address. */
const askedOf = (params: Readonly<Record<string, string>>, search: URLSearchParams): VideosAsked => {
  const id = Number(params.id);
  return { productId: Number.isSafeInteger(id) && id > 0 ? id : null, page: pageOf(search) };
};

export const loader = async ({ dispatch, params, url }: LoaderContext): Promise<PageResult | void> => {
  const asked = askedOf(params, url.searchParams);
  const found = await dispatch(videosApi.endpoints.installVideos.initiate(asked, { subscribe: false }));
  return listStatus(found, asked.page, found.data?.list);
};

export const head = ({ getState, params, url, t, language }: HeadContext<'catalog'>): PageHead => {
  const asked = askedOf(params, url.searchParams);
  const { data } = videosApi.endpoints.installVideos.select(asked)(getState());
  const [name, description] = [t('title.videos'), t('description.videos')];
  if (!data) return { title: name, description };
  const title = pageTitle(data.product ? `${name} – ${data.product.name}` : name, asked.page);
  if (isPastEnd(asked.page, data.list)) return pastEndHead({ title });
  return {
    title,
    description: [description, ...data.list.map((video) => `${video.title}.`)].join(' '),
    canonical: paths.installVideos(data.product?.url_path, data.page),
    image: data.list[0]?.poster ?? undefined,
    jsonLd: data.list.map((video) => videoObject(video, { url, language })),
  };
};

const Heading = ({ product }: { product: InstallVideos['product'] }) => {
  const { t } = useTranslation('catalog');
  const home = { label: t('home.name'), href: paths.home() };
  const here = product
    ? [{ label: t('title.videos'), href: paths.installVideos() }, { label: product.name }]
    : [{ label: t('title.videos') }];
  return (
    <>
      <Breadcrumbs label={t('breadcrumb')} linkComponent={Link} items={[home, ...here]} />
      <h1>{product ? t('videos.of', { name: product.name }) : t('title.videos')}</h1>
      <p className={styles.lead}>
        {t('videos.lead')} {product && <Link href={paths.product(product.url_path)}>{t('videos.toProduct')}</Link>}
      </p>
    </>
  );
};

/** Install videos of what the path resolved to (CAT-005). */
export default function InstallVideosPage() {
  const { t } = useTranslation('catalog');
  const { params } = usePage();
  const [search] = useSearchParams();
  const query = videosApi.useInstallVideosQuery(askedOf(params, search));
  return (
    <Container className={styles.page}>
      <Loaded t={t} query={query} title={t('videos.failed')} headingLevel={1} lines={12}>
        {(videos) => (
          <>
            <Heading product={videos.product} />
            <VideoList videos={videos} />
          </>
        )}
      </Loaded>
    </Container>
  );
}
