import { useTranslation } from '@shop/platform';
import styles from './closer-dialog.module.css';
import { PERSON_CM, sceneOf, type Sides } from '../../parts/drawings/drawing.ts';
import { MeasuredDrawing, ScaleDrawing, useLengths, useNamedSides } from '../../parts/drawings/measured-drawing.tsx';

interface Props {
  measures: Sides;
  picture: string | null;
  name: string;
}

const SIZES = '(min-width: 768px) 640px, 100vw';

/** A product's measures and how large it is beside a person, drawn and in words. */
export const DrawnMeasures = ({ measures, picture, name }: Props) => {
  const { t } = useTranslation('catalog');
  const { whole } = useLengths();
  const sides = useNamedSides(measures);
  const drawing = { measures, picture, name, sizes: SIZES, className: styles.drawing };
  return (
    <>
      <figure>
        <MeasuredDrawing {...drawing} />
        <figcaption>
          <dl className={styles.numbers}>
            {sides.map(([side, length]) => (
              <div key={side} className={styles.side}>
                <dt>{side}</dt>
                <dd>{length}</dd>
              </div>
            ))}
          </dl>
        </figcaption>
      </figure>
      {picture !== null && sceneOf(measures) && (
        <figure>
          <ScaleDrawing {...drawing} />
          <figcaption className={styles.scale}>{t('closer.person', { length: whole(PERSON_CM) })}</figcaption>
        </figure>
      )}
    </>
  );
};
