import { Suspense, useId, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import type { GalleryPicture } from '@shop/contract';
import { useTranslation } from '@shop/platform';
import { Icon, Picture, useHydrated } from '@shop/ui';
import styles from './gallery.module.css';

/** The row scrolls sideways and holds nothing to focus, so the keyboard must be able to reach it itself. */
const reachable = { tabIndex: 0 };

/** A drawing that stands after the pictures. */
export interface Drawing {
  key: string;
  /** Shown as the thumbnail. */
  icon: 'ruler' | 'account';
  drawn: ReactNode;
}

interface Props {
  pictures: readonly GalleryPicture[];
  drawings?: readonly Drawing[] | undefined;
  name: string;
  /** As in `<img sizes>`; the product page's unless told. */
  sizes?: string | undefined;
}

/**
 * On a phone product-view.module.css goes by the height, which a browser that looks ahead for pictures does not know yet:
 * it would ask for another file than it then shows.
 */
export const PAGE_SIZES = '(min-width: 1360px) 730px, (min-width: 1024px) 54vw, (min-width: 768px) 46vw, 75vw';

const pictureWidth = (row: HTMLElement): number => row.firstElementChild?.clientWidth ?? 0;

/** One after the other along the row; the row scrolls and snaps by itself, thumbnails are links into it. */
export const Gallery = ({ pictures, drawings, name, sizes = PAGE_SIZES }: Props) => {
  const { t } = useTranslation('catalog');
  const row = useRef<HTMLUListElement>(null);
  const [place, setPlace] = useState(0);
  // A document carries no drawings, and a browser asks for theirs when somebody uses the gallery.
  const isHydrated = useHydrated();
  const [isUsed, setUsed] = useState(false);
  const id = useId();
  const slideId = (slide: { key: string }): string => `${id}-${slide.key}`;
  const slides = [
    ...pictures.map((picture, at) => ({
      key: String(picture.value_id),
      thumbnail: <Picture src={picture.thumbnail} alt="" sizes="72px" />,
      drawn: (
        <Picture
          src={picture.pre_image}
          alt={picture.alt}
          priority={at === 0}
          fit="contain"
          sizes={sizes}
          className={styles.picture}
        />
      ),
    })),
    ...((isHydrated && drawings) || []).map(({ key, icon, drawn }) => ({
      key,
      thumbnail: (
        <span className={styles.sign}>
          <Icon name={icon} size={32} />
        </span>
      ),
      drawn: <div className={styles.drawing}>{isUsed && <Suspense fallback={null}>{drawn}</Suspense>}</div>,
    })),
  ];

  const use = (): void => setUsed(true);
  const arrived = (): void => {
    use();
    const node = row.current;
    const width = node ? pictureWidth(node) : 0;
    if (!node || width === 0) return;
    // Where several are in view, the last of them never stands first.
    const isAtEnd = node.scrollLeft + node.clientWidth >= node.scrollWidth - 1;
    setPlace(isAtEnd ? slides.length - 1 : Math.round(node.scrollLeft / width));
  };
  const show = (event: MouseEvent, to: number): void => {
    event.preventDefault();
    use();
    setPlace(to);
    const node = row.current;
    if (node) node.scrollLeft = to * pictureWidth(node);
  };

  if (pictures.length === 0) {
    return (
      <div className={styles.gallery}>
        <Picture src={undefined} alt={t('gallery.none', { name })} className={styles.picture} />
      </div>
    );
  }
  return (
    <div className={styles.gallery}>
      <ul
        ref={row}
        className={styles.row}
        aria-label={t('gallery.label', { name })}
        onScroll={arrived}
        onPointerEnter={use}
        onFocus={use}
        {...reachable}
      >
        {slides.map((slide, at) => (
          // The first stays the same element when what a list knew of it gives way to the product's own.
          <li key={at === 0 ? 'first' : slide.key} id={slideId(slide)} className={styles.slide}>
            {slide.drawn}
          </li>
        ))}
      </ul>
      {slides.length > 1 && (
        <>
          <p className={styles.place} aria-hidden>
            {place + 1} / {slides.length}
          </p>
          <ul className={styles.thumbnails}>
            {slides.map((slide, at) => (
              <li key={slide.key}>
                <a
                  href={`#${slideId(slide)}`}
                  className={styles.thumbnail}
                  aria-label={t('gallery.show', { place: at + 1, count: slides.length })}
                  aria-current={at === place || undefined}
                  onClick={(event) => show(event, at)}
                >
                  {slide.thumbnail}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
};
