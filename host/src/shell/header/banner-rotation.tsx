import { useState, type ReactNode } from 'react';
import type { TopBanner } from '@shop/contract';
import { useTranslation } from '@shop/platform';
import { Icon, useAutoPlay } from '@shop/ui';
import { BannerSlide } from './banner-slide.tsx';
import styles from './top-banner.module.css';

/** SHELL-020 */
const EVERY_MS = 5000;

/** The banners one after another: every 5000 ms, unless someone points at it, is in it, or has asked for less motion. */
export default function BannerRotation({ banners }: { banners: readonly TopBanner[] }): ReactNode {
  const { t } = useTranslation('host');
  const [at, setAt] = useState(0);
  const step = (by: 1 | -1): void => setAt((now) => (now + by + banners.length) % banners.length);
  const play = useAutoPlay(EVERY_MS, () => step(1));
  const banner = banners[at % banners.length];
  return (
    <div
      role="presentation"
      className={styles.rotation}
      onPointerEnter={() => play.hold(true)}
      onPointerLeave={() => play.hold(false)}
      onFocus={() => play.hold(true)}
      onBlur={() => play.hold(false)}
    >
      <div
        role="group"
        aria-roledescription="slide"
        aria-label={t('header.offer', { place: at + 1, count: banners.length })}
        aria-live={play.playing ? 'off' : 'polite'}
      >
        {banner ? <BannerSlide key={at} banner={banner} /> : null}
      </div>
      <div className={styles.controls}>
        <button type="button" aria-label={t('header.previousOffer')} onClick={() => step(-1)}>
          <Icon name="chevron" turn="left" size={16} />
        </button>
        <button type="button" aria-label={t(play.playing ? 'header.pause' : 'header.play')} onClick={play.toggle}>
          <Icon name={play.playing ? 'pause' : 'play'} size={16} />
        </button>
        <button type="button" aria-label={t('header.nextOffer')} onClick={() => step(1)}>
          <Icon name="chevron" size={16} />
        </button>
      </div>
    </div>
  );
}
