import { Children, isValidElement, useRef, type ReactNode, useState, type RefObject, type UIEvent } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import { classNames } from '../class-names.ts';
import { useAutoPlay } from './use-auto-play.ts';
import styles from './carousel.module.css';

interface Track {
  ref: RefObject<HTMLUListElement | null>;
  /** The slide at the start of the view, from 0. */
  place: number;
  /** Goes on (1) or back (-1), round at the ends. */
  move: (by: 1 | -1) => void;
  onScrollEnd: (event: UIEvent<HTMLUListElement>) => void;
}

/** How far apart two slides begin, in px; 0 without a layout (jsdom). */
const pitch = (track: HTMLElement): number => {
  const [first, second] = track.children;
  return first instanceof HTMLElement && second instanceof HTMLElement ? second.offsetLeft - first.offsetLeft : 0;
};

/** The scroll position of a row of slides is the one truth; the place follows it. */
const useTrack = (count: number, onSlide?: (place: number) => void): Track => {
  const ref = useRef<HTMLUListElement>(null);
  const [place, setPlace] = useState(0);

  const arrived = (at: number): void => {
    if (at === place) return;
    setPlace(at);
    onSlide?.(at);
  };

  const move = (by: 1 | -1): void => {
    const track = ref.current;
    if (!track) return;
    const width = pitch(track);
    // As many at once as are in view, and from the far end round to the first.
    const page = width > 0 ? Math.max(1, Math.floor((track.clientWidth + 1) / width)) : 1;
    const last = Math.max(0, count - page);
    // Safari before 26.2 has no scrollend: there the place of a finger's swipe is read now.
    const from = 'onscrollend' in window || width === 0 ? place : Math.round(track.scrollLeft / width);
    const wanted = from + by * page;
    const to = by > 0 && from >= last ? 0 : wanted < 0 && from === 0 ? last : Math.min(last, Math.max(0, wanted));
    track.scrollLeft = to * width;
    arrived(to);
  };

  return {
    ref,
    place,
    move,
    onScrollEnd: ({ currentTarget: track }) => {
      const width = pitch(track);
      if (width > 0) arrived(Math.round(track.scrollLeft / width));
    },
  };
};

export interface CarouselProps {
  /** Slides; give them keys. */
  children: ReactNode;
  /** Such as "Seasonal offers". */
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
