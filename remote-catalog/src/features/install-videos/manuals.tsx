import { paths } from '@shop/contract';
import { LoadState } from '@shop/kit';
import { Link, useTranslation } from '@shop/platform';
import { EmptyState } from '@shop/ui';
import { videosApi } from './endpoints.ts';
import { VideoCard } from './video-card.tsx';
import styles from './video-card.module.css';

interface Props {
  productId: number;
  urlPath: string;
}

/** How one product is put together, step by step, in words and as films. */
export const Manuals = ({ productId, urlPath }: Props) => {
  const { t } = useTranslation('catalog');
  const { data, ...query } = videosApi.useInstallVideosQuery({ productId, page: 1 });
  if (!data) return <LoadState t={t} query={query} title={t('videos.failed')} headingLevel={3} lines={6} />;
  if (data.list.length === 0) {
    return (
      <EmptyState icon="play" title={t('videos.empty')} headingLevel={3}>
        {t('videos.emptyHint')}
      </EmptyState>
    );
  }
  return (
    <>
      <ul className={styles.list}>
        {data.list.map((video) => (
          <li key={video.id}>
            <VideoCard video={video} headingLevel={3} />
          </li>
        ))}
      </ul>
      {data.total > data.list.length && <Link href={paths.installVideos(urlPath)}>{t('videos.all')}</Link>}
    </>
  );
};
