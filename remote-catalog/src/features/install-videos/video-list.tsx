import { paths } from '@shop/contract';
import { LinkButton, PageLinks } from '@shop/kit';
import { useTranslation } from '@shop/platform';
import { EmptyState } from '@shop/ui';
import type { InstallVideos } from './endpoints.ts';
import { VideoCard } from './video-card.tsx';
import styles from './video-card.module.css';

/** Where there is no video: of this product, on this page, or at all. */
const NoVideos = ({ videos }: { videos: InstallVideos }) => {
  const { t } = useTranslation('catalog');
  const { product, total } = videos;
  const link = (href: string, text: string) => <LinkButton href={href}>{text}</LinkButton>;
  if (total > 0) {
    const first = link(paths.installVideos(product?.url_path), t('list.pastEnd.action'));
    return <EmptyState title={t('list.pastEnd.title')} headingLevel={2} action={first} />;
  }
  const action = product ? link(paths.installVideos(), t('videos.all')) : link(paths.home(), t('list.empty.action'));
  return (
    <EmptyState icon="play" title={t('videos.empty')} headingLevel={2} action={action}>
      {t('videos.emptyHint')}
    </EmptyState>
  );
};

/** Install videos, a page at a time. */
export const VideoList = ({ videos }: { videos: InstallVideos }) => {
  const { t } = useTranslation('catalog');
  const { list, total, page, page_size, product } = videos;
  if (list.length === 0) return <NoVideos videos={videos} />;
  return (
    <>
      <ul className={styles.list}>
        {list.map((video) => (
          <li key={video.id}>
            <VideoCard video={video} />
          </li>
        ))}
      </ul>
      <PageLinks
        t={t}
        label={t('list.pages')}
        page={page}
        page_size={page_size}
        total={total}
        hrefFor={(number) => paths.installVideos(product?.url_path, number)}
      />
    </>
  );
};
