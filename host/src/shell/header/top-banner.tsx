import { lazy, Suspense, type ReactNode } from 'react';
import type { TopBanner as Banner } from '@shop/contract';
import { useTranslation } from '@shop/platform';
import { useIdle } from '../idle.ts';
import { useTopBanners } from '../shell-data.ts';
import { BannerSlide } from './banner-slide.tsx';
import styles from './top-banner.module.css';

/** Turns the banners over; when its code does not arrive the first one stays. */
const BannerRotation = lazy(() => import('./banner-rotation.tsx').catch(() => ({ default: FirstBanner })));

const FirstBanner = ({ banners: [first] }: { banners: readonly Banner[] }): ReactNode =>
  first ? <BannerSlide banner={first} /> : null;

/** The strip above the header: its first banner is in the document, what turns it over comes once the page rests. */
export const TopBanner = (): ReactNode => {
  const { t } = useTranslation('host');
  const banners = useTopBanners();
  const idle = useIdle();
  if (banners.length === 0) return null;
  const first = <FirstBanner banners={banners} />;
  return (
    <section className={styles.banner} aria-roledescription="carousel" aria-label={t('header.offers')}>
      {idle && banners.length > 1 ? (
        <Suspense fallback={first}>
          <BannerRotation banners={banners} />
        </Suspense>
      ) : (
        first
      )}
    </section>
  );
};
