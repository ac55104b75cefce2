import { useEffect, type ReactNode, type RefObject } from 'react';
import { useTranslation } from '@shop/platform';
import { Icon, useAutoPlay } from '@shop/ui';
import styles from './top-banner.module.css';

/** SHELL-020 */
const EVERY_MS = 5000;

interface Props {
  /** The strip: nothing moves under who points at it or is in it. */
  region: RefObject<HTMLElement | null>;
  step: (by: 1 | -1) => void;
  /** Hears whether they turn over by themselves: what does is not read out. */
  onPlaying: (playing: boolean) => void;
}

/** Turns the banners over every 5000 ms, unless someone is at them or has asked for less motion; and what steers that. */
export default function BannerControls({ region, step, onPlaying }: Props): ReactNode {
  const { t } = useTranslation('host');
  const play = useAutoPlay(EVERY_MS, () => step(1), region);
  useEffect(() => onPlaying(play.playing), [onPlaying, play.playing]);
  return (
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
  );
}
