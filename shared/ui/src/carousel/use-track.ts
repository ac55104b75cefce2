import { useRef, useState, type RefObject, type UIEvent } from 'react';

export interface Track {
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
export const useTrack = (count: number, onSlide?: (place: number) => void): Track => {
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
