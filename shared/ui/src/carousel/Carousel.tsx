import { Children, isValidElement, useRef, useState, type ReactNode, type UIEvent } from 'react';
import { IconButton } from '../button/IconButton.tsx';
import { classNames } from '../classNames.ts';
import { useAutoPlay } from './useAutoPlay.ts';
import styles from './carousel.module.css';

export type CarouselProps = {
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
  /** The slide that has just come to rest, from 0. */
  onSlide?: (place: number) => void;
};

/** Slides in a row that scroll and snap; the buttons only scroll it, so touch, wheel and keyboard work by themselves. */
export function Carousel({ children, label, labels, view = 'one', autoPlay, onSlide }: CarouselProps) {
  const track = useRef<HTMLUListElement>(null);
  const [place, setPlace] = useState(0);
  const slides = Children.toArray(children);
  const count = slides.length;

  function show(wanted: number): void {
    const node = track.current;
    if (!node || count === 0) return;
    const next = (wanted + count) % count;
    const slide = node.children[next];
    const first = node.children[0];
    if (slide instanceof HTMLElement && first instanceof HTMLElement)
      node.scrollLeft = slide.offsetLeft - first.offsetLeft;
    arrived(next);
  }
  function arrived(at: number): void {
    if (at === place) return;
    setPlace(at);
    onSlide?.(at);
  }
  function scrolled(event: UIEvent<HTMLUListElement>): void {
    const node = event.currentTarget;
    const width = (node.scrollWidth - node.clientWidth) / Math.max(1, count - 1);
    if (view === 'one' && width > 0) arrived(Math.round(node.scrollLeft / width));
  }

  const play = useAutoPlay(count > 1 ? autoPlay : undefined, () => show(place + 1));
  const pauses = autoPlay !== undefined && count > 1;
  return (
    <section
      className={styles.carousel}
      aria-roledescription="carousel"
      aria-label={label}
    >
    <div
      role="presentation"
      onPointerEnter={() => play.hold(true)}
      onPointerLeave={() => play.hold(false)}
      onFocus={() => play.hold(true)}
      onBlur={() => play.hold(false)}
    >
      <ul ref={track} className={classNames(styles.track, styles[view])} onScrollEnd={scrolled}>
        {slides.map((slide, at) => (
          <li key={isValidElement(slide) ? slide.key : at} className={styles.slide} aria-label={labels.slide(at + 1, count)}>
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
          {pauses && (
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
            onClick={() => show(place - 1)}
          />
          <IconButton floating icon="chevron" label={labels.next} onClick={() => show(place + 1)} />
        </div>
      )}
    </div>
    </section>
  );
}
