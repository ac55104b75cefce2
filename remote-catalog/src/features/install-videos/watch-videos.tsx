import { lazy, Suspense, useState, type MouseEvent } from 'react';
import { paths } from '@shop/contract';
import { LinkButton } from '@shop/kit';
import { Link, useTranslation } from '@shop/platform';
import { isPlainClick, Skeleton } from '@shop/ui';

interface Props {
  productId: number;
  urlPath: string;
}

const VideosLink = ({ urlPath }: Props) => {
  const { t } = useTranslation('catalog');
  return <Link href={paths.installVideos(urlPath)}>{t('title.videos')}</Link>;
};

const ProductVideos = lazy(() => import('./product-videos.tsx').catch(() => ({ default: VideosLink })));

/** The product's films, brought when they are asked for; without scripts the link leads to their own page. */
export const WatchVideos = ({ productId, urlPath }: Props) => {
  const { t } = useTranslation('catalog');
  const [open, setOpen] = useState(false);
  const show = (event: MouseEvent): void => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    setOpen(true);
  };
  if (open) {
    return (
      <Suspense fallback={<Skeleton shape="lines" lines={6} />}>
        <ProductVideos productId={productId} urlPath={urlPath} />
      </Suspense>
    );
  }
  return (
    <p>
      <LinkButton href={paths.installVideos(urlPath)} variant="secondary" onClick={show}>
        {t('videos.watch')}
      </LinkButton>
    </p>
  );
};
