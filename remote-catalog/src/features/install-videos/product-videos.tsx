import { paths } from '@shop/contract';
import { Link, siteApi, useTranslation } from '@shop/platform';
import { Manuals } from './manuals.tsx';

/** A product's films, and a link to the live video (CAT-012). */
export default function ProductVideos({ productId, urlPath }: { productId: number; urlPath: string }) {
  const { t } = useTranslation('catalog');
  const live = siteApi.useSiteConfigQuery().data?.live_video_url;
  return (
    <>
      <Manuals productId={productId} urlPath={urlPath} />
      {live && (
        <p>
          {t('videos.live')} <Link href={paths.content(live)}>{t('videos.toLive')}</Link>
        </p>
      )}
    </>
  );
}
