import { lazy, Suspense, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from '@shop/platform';
import { useIdle } from '../../dom/idle.ts';
import { useTopBanners } from '../shell-data.ts';
import { BannerSlide } from './banner-slide.tsx';
import styles from './top-banner.module.css';

/** Turns the banners over; when its code does not arrive the first one stays. */
const BannerControls = lazy(() => import('./banner-controls.tsx').catch(() => ({ default: () => null })));

/**
 * The strip above the header: its first banner is in the document, what turns it over comes once the page rests, beside
 * the banner, which somebody may have the focus on.
 */
export const TopBanner = (): ReactNode => {
  const { t } = useTranslation('host');
  const banners = useTopBanners();
  const idle = useIdle();
  const region = useRef<HTMLElement>(null);
  const [turn, setTurn] = useState(0);
  const [isPlaying, setPlaying] = useState(true);
  const count = banners.length;
  const at = turn % count;
  const banner = banners[at];
  if (!banner) return null;
  return (
    <section ref={region} className={styles.banner} aria-roledescription="carousel" aria-label={t('header.offers')}>
      <div
        role="group"
        aria-roledescription="slide"
        aria-label={t('header.offer', { place: at + 1, count })}
        aria-live={isPlaying ? 'off' : 'polite'}
        className={turn > 0 ? styles.turned : undefined}
      >
        <BannerSlide key={at} banner={banner} />
      </div>
      {idle && count > 1 && (
        <Suspense>
          <BannerControls
            region={region}
            step={(by) => setTurn((now) => (now + by + count) % count)}
            onPlaying={setPlaying}
          />
        </Suspense>
      )}
    </section>
  );
};
