import { useState } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import { pictureSources } from './sources.ts';
import styles from './picture.module.css';

export interface PictureProps {
  /** `/media/pictures/x-640.avif` (or a scene's `-1200.avif`), or any other address; nothing draws the placeholder. */
  src: string | undefined;
  /** Empty when a text beside it says the same. */
  alt: string;
  /** As in `<img sizes>`; the whole width of the window unless told. */
  sizes?: string;
  /** For the largest picture of the first view, and only for that: loaded at once and first. */
  priority?: boolean;
  /** Width and height of the room it fills; 4:5 unless told. */
  ratio?: readonly [width: number, height: number];
  fit?: 'cover' | 'contain';
  /** Names this picture for a view transition; must be unique on the page. */
  transitionName?: string;
  className?: string;
}

/** Ratios that most pictures have: a class keeps their room. */
const rooms: Readonly<Record<string, string | undefined>> = { '4:5': styles.card, '1:1': styles.square };

/** Keeps any other ratio; a drawing, for the security policy forbids style attributes. */
const Room = ({ ratio: [width, height] }: Pick<Required<PictureProps>, 'ratio'>) => (
  <svg className={styles.room} viewBox={`0 0 ${width} ${height}`} aria-hidden />
);

const CARD = [4, 5] as const;

/** One picture in the size that the screen needs, with its room kept while it loads. */
export const Picture = ({
  src,
  alt,
  sizes = '100vw',
  priority = false,
  ratio = CARD,
  fit = 'cover',
  transitionName,
  className,
}: PictureProps) => {
  const [broken, setBroken] = useState<string>();
  const known = rooms[ratio.join(':')];
  const look = classNames(styles.picture, known, styles[fit], className);
  const room = known === undefined && <Room ratio={ratio} />;

  if (!src || broken === src) {
    return (
      <span className={classNames(look, styles.none)} {...(alt ? { role: 'img', 'aria-label': alt } : {})}>
        {room}
        <Icon name="chair" size={48} className={styles.drawing} />
      </span>
    );
  }

  const { avif, fallback } = pictureSources(src, sizes);
  const image = (
    <img
      // Set by script: the page's security policy forbids style attributes.
      ref={transitionName ? (drawn) => drawn?.style.setProperty('view-transition-name', transitionName) : undefined}
      src={fallback}
      alt={alt}
      // Without width and height: it fills its room, which is kept around it.
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding={priority ? undefined : 'async'}
      onError={() => setBroken(src)}
    />
  );
  return (
    <span className={look}>
      {room}
      {avif ? (
        <picture>
          <source type="image/avif" srcSet={avif} sizes={sizes} />
          {image}
        </picture>
      ) : (
        image
      )}
    </span>
  );
};
