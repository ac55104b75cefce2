import { useId, useRef, useState, type MouseEvent } from 'react';
import type { GalleryPicture } from '@shop/contract';
import { useTranslation } from '@shop/platform';
import { Picture } from '@shop/ui';
import styles from './gallery.module.css';

/** The row scrolls sideways and holds nothing to focus, so the keyboard must be able to reach it itself. */
const reachable = { tabIndex: 0 };

interface Props {
  pictures: readonly GalleryPicture[];
  name: string;
  /** As in `<img sizes>`; the product page's unless told. */
  sizes?: string | undefined;
}

/** On a phone as product-view.module.css has it. */
const PAGE_SIZES =
  '(min-width: 1360px) 730px, (min-width: 1024px) 54vw, (min-width: 768px) 46vw, clamp(9rem, 80svh - 23rem, 100vw)';

const pictureWidth = (row: HTMLElement): number => row.firstElementChild?.clientWidth ?? 0;

/** One after the other along the row; the row scrolls and snaps by itself, thumbnails are links into it. */
export const Gallery = ({ pictures, name, sizes = PAGE_SIZES }: Props) => {
  const { t } = useTranslation('catalog');
  const row = useRef<HTMLUListElement>(null);
  const [place, setPlace] = useState(0);
  const id = useId();
  const pictureId = ({ value_id }: GalleryPicture): string => `${id}-${value_id}`;

  const arrived = (): void => {
    const node = row.current;
    const width = node ? pictureWidth(node) : 0;
    if (!node || width === 0) return;
    // Where several are in view, the last of them never stands first.
    const isAtEnd = node.scrollLeft + node.clientWidth >= node.scrollWidth - 1;
    setPlace(isAtEnd ? pictures.length - 1 : Math.round(node.scrollLeft / width));
  };
  const show = (event: MouseEvent, to: number): void => {
    event.preventDefault();
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
      <ul ref={row} className={styles.row} aria-label={t('gallery.label', { name })} onScroll={arrived} {...reachable}>
        {pictures.map((picture, at) => (
          // The first stays the same element when what a list knew of it gives way to the product's own.
          <li key={at === 0 ? 'first' : picture.value_id} id={pictureId(picture)} className={styles.slide}>
            <Picture
              src={picture.pre_image}
              alt={picture.alt}
              priority={at === 0}
              fit="contain"
              sizes={sizes}
              className={styles.picture}
            />
          </li>
        ))}
      </ul>
      {pictures.length > 1 && (
        <>
          <p className={styles.place} aria-hidden>
            {place + 1} / {pictures.length}
          </p>
          <ul className={styles.thumbnails}>
            {pictures.map((picture, at) => (
              <li key={picture.value_id}>
                <a
                  href={`#${pictureId(picture)}`}
                  className={styles.thumbnail}
                  aria-label={t('gallery.show', { place: at + 1, count: pictures.length })}
                  aria-current={at === place || undefined}
                  onClick={(event) => show(event, at)}
                >
                  <Picture src={picture.thumbnail} alt="" sizes="72px" />
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
};
