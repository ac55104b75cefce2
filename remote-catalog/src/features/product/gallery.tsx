import { useId, useRef, useState, type MouseEvent } from 'react';
import type { GalleryPicture } from '@shop/contract';
import { useTranslation } from '@shop/platform';
import { Picture } from '@shop/ui';
import styles from './gallery.module.css';

/** The row scrolls sideways and holds nothing to focus, so the keyboard must be able to reach it itself. */
const reachable = { tabIndex: 0 };

interface Props {
  pictures: readonly GalleryPicture[];
  /** The product's name. */
  name: string;
  /** As in `<img sizes>`; the product page's unless told. */
  sizes?: string | undefined;
}

const PAGE_SIZES = '(min-width: 1360px) 730px, (min-width: 1024px) 54vw, (min-width: 768px) 46vw, 100vw';

/** One after the other along the row; the row scrolls and snaps by itself, thumbnails are links into it. */
export const Gallery = ({ pictures, name, sizes = PAGE_SIZES }: Props) => {
  const { t } = useTranslation('catalog');
  const row = useRef<HTMLUListElement>(null);
  const [place, setPlace] = useState(0);
  const id = useId();
  const pictureId = ({ value_id }: GalleryPicture): string => `${id}-${value_id}`;

  const arrived = (): void => {
    const node = row.current;
    if (node && node.clientWidth > 0) setPlace(Math.round(node.scrollLeft / node.clientWidth));
  };
  const show = (event: MouseEvent, to: number): void => {
    event.preventDefault();
    setPlace(to);
    const node = row.current;
    if (node) node.scrollLeft = to * node.clientWidth;
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
