import { Dialog } from '@shop/kit';
import { useState } from 'react';
import type { GalleryPicture } from '@shop/contract';
import { useTranslation } from '@shop/platform';
import { Picture } from '@shop/ui';
import styles from './closer-dialog.module.css';
import type { Sides } from '../../parts/drawings/drawing.ts';
import { DrawnMeasures } from './drawn-measures.tsx';

interface Props {
  name: string;
  pictures: readonly GalleryPicture[];
  /** The picture that shows it from the front; the measures stand on it. */
  front: string | null;
  measures: Sides | null;
  onClose: () => void;
}

/** One picture that a press makes twice as large; it then scrolls in both directions. */
const Enlarged = ({ picture }: { picture: GalleryPicture }) => {
  const { t } = useTranslation('catalog');
  const [isNear, setNear] = useState(false);
  return (
    <div className={styles.frame}>
      <button
        type="button"
        className={isNear ? styles.near : styles.far}
        aria-pressed={isNear}
        onClick={({ currentTarget, clientX, clientY }) => {
          const { parentElement: frame } = currentTarget;
          const { left, top } = currentTarget.getBoundingClientRect();
          setNear(!isNear);
          if (isNear || !frame) return;
          // The pressed spot stays under the finger once the picture is twice as large.
          requestAnimationFrame(() => {
            frame.scrollLeft = 2 * (clientX - left) - frame.clientWidth / 2;
            frame.scrollTop = 2 * (clientY - top) - frame.clientHeight / 2;
          });
        }}
      >
        <Picture
          src={picture.pre_image}
          alt={picture.alt}
          sizes={isNear ? '1200px' : '(min-width: 768px) 640px, 100vw'}
          fit="contain"
        />
        <span className={styles.sign}>{t(isNear ? 'closer.smaller' : 'closer.larger')}</span>
      </button>
    </div>
  );
};

/** A product's measures, drawn, and its pictures, each of which can be looked at closely. */
export default function CloserDialog({ name, pictures, front, measures, onClose }: Props) {
  const { t } = useTranslation('catalog');
  return (
    <Dialog onClose={onClose} title={t('closer.title', { name })} closeLabel={t('closer.close')} size="large">
      <div className={styles.list}>
        {measures && <DrawnMeasures measures={measures} picture={front} name={name} />}
        {pictures.map((picture) => (
          <Enlarged key={picture.value_id} picture={picture} />
        ))}
      </div>
    </Dialog>
  );
}
