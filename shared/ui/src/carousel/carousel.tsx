import { Children, isValidElement, useRef, type ReactNode } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import { classNames } from '../class-names.ts';
import { useAutoPlay } from './use-auto-play.ts';
import { useTrack } from './use-track.ts';
import styles from './carousel.module.css';

export interface CarouselProps {
  /** Slides; give them keys. */
  children: ReactNode;
  /** What is shown: "Seasonal offers". */
  label: string;
  labels: {
    previous: string;
    next: string;
    /** "Slide 2 of 5" */
    slide: (place: number, count: number) => string;
    /** Needed with `autoPlay`. */
    pause?: string;
    play?: string;
  };
  /** How many slides stand side by side: one, or as many cards as there is room for. */
  view?: 'one' | 'cards';
  /** Moves on by itself every so many ms (the shop's own is 5000); none under reduced motion. */
  autoPlay?: number;
  /** The slide that has just come to the start of the view, from 0. */
  onSlide?: (place: number) => void;
}

/** Slides in a row that scroll and snap; the buttons only scroll it, so touch, wheel and keyboard work by themselves. */
export const Carousel = ({ children, label, labels, view = 'one', autoPlay, onSlide }: CarouselProps) => {
  const slides = Children.toArray(children);
  const count = slides.length;
  const { ref, place, move, onScrollEnd } = useTrack(count, onSlide);
  const region = useRef<HTMLElement>(null);
  const play = useAutoPlay(count > 1 ? autoPlay : undefined, () => move(1), region);
  return (
    <section ref={region} className={styles.carousel} aria-roledescription="carousel" aria-label={label}>
      <ul ref={ref} className={classNames(styles.track, styles[view])} onScrollEnd={onScrollEnd}>
        {slides.map((slide, at) => (
          <li
            key={isValidElement(slide) ? slide.key : at}
            className={styles.slide}
            aria-label={labels.slide(at + 1, count)}
          >
            {slide}
          </li>
        ))}
      </ul>
      {count > 1 && (
        <div className={styles.controls}>
          {view === 'one' && (
            <span className={styles.place} aria-hidden>
              {place + 1} / {count}
            </span>
          )}
          {autoPlay !== undefined && (
            <IconButton
              floating
              icon={play.playing ? 'pause' : 'play'}
              label={(play.playing ? labels.pause : labels.play) ?? ''}
              onClick={play.toggle}
            />
          )}
          <IconButton
            floating
            icon="chevron"
            className={styles.back}
            label={labels.previous}
            onClick={() => move(-1)}
          />
          <IconButton floating icon="chevron" label={labels.next} onClick={() => move(1)} />
        </div>
      )}
    </section>
  );
};
