import { formatNumber } from '@shop/format';
import { useLanguage, useTranslation } from '@shop/platform';
import { Picture } from '@shop/ui';
import styles from './closer-dialog.module.css';
import { inches, isFlat, outlineOf, PERSON_CM, personBeside, sheet, type Sides } from './drawing.ts';

export type Measures = Sides;

interface Props {
  measures: Measures;
  /** A plain outline is drawn without it. */
  picture: string | null;
  name: string;
}

/** How far lines keep from the thing, how long the strokes at their ends are, and where the depth runs off. */
const GAP = 14;
const END = 5;
const SLANT = [34, 22] as const;

interface LineProps {
  from: readonly [x: number, y: number];
  to: readonly [x: number, y: number];
}

/** A line with a short stroke across each end. */
const Line = ({ from: [x1, y1], to: [x2, y2] }: LineProps) => {
  const far = Math.hypot(x2 - x1, y2 - y1);
  const [dx, dy] = [((y1 - y2) / far) * END, ((x2 - x1) / far) * END];
  return (
    <>
      <line x1={x1} y1={y1} x2={x2} y2={y2} />
      <line x1={x1 - dx} y1={y1 - dy} x2={x1 + dx} y2={y1 + dy} />
      <line x1={x2 - dx} y1={y2 - dy} x2={x2 + dx} y2={y2 + dy} />
    </>
  );
};

/** Somebody who stands there, 100 units tall, with the feet at 0. */
const Person = () => (
  <>
    <circle cx="0" cy="-93" r="6.5" />
    <path d="M-11-81Q0-87 11-81L14-48 10.5-47 7.5-71 7.5-45 6 0H1.5L0-42-1.5 0H-6L-7.5-45-7.5-71-10.5-47-14-48Z" />
  </>
);

/** Width, height and depth of a product drawn on its picture, and the same in words below. */
export const DrawnMeasures = ({ measures, picture, name }: Props) => {
  const { t } = useTranslation('catalog');
  const language = useLanguage();
  const said = (cm: number): string =>
    t('closer.length', { cm: formatNumber(cm, language), inches: formatNumber(inches(cm), language) });
  const short = (cm: number): string => t('closer.cm', { cm: formatNumber(cm, language) });
  const { left, right, top, bottom } = outlineOf(measures);
  const below = Math.min(bottom + GAP, sheet.height - 30);
  const beside = Math.min(right + GAP, sheet.width - 8);
  const [slantX] = SLANT;
  const slantY = Math.min(SLANT[1], top - GAP - END);
  const flat = isFlat(measures);
  const person = personBeside(measures);
  const sides = [
    [t('closer.width'), said(measures.width)],
    [t('closer.depth'), said(measures.depth)],
    [t('closer.height'), said(measures.height)],
  ] as const;
  return (
    <figure>
      <div className={styles.drawing}>
        <Picture src={picture ?? undefined} alt="" sizes="(min-width: 768px) 640px, 100vw" fit="contain" />
        <svg
          className={styles.lines}
          viewBox={`0 0 ${sheet.width} ${sheet.height}`}
          role="img"
          aria-label={t('closer.drawn', { name, sides: sides.map((side) => side.join(' ')).join(', ') })}
        >
          {person && (
            <g
              className={styles.person}
              transform={`translate(${person.x} ${person.feet}) scale(${person.tall / 100})`}
            >
              <Person />
            </g>
          )}
          {picture === null && <rect x={left} y={top} width={right - left} height={bottom - top} />}
          <Line from={[left, below]} to={[right, below]} />
          <text x={sheet.width / 2} y={below + 20}>
            {short(measures.width)}
          </text>
          <Line from={[beside, top]} to={[beside, bottom]} />
          <text x={Math.min(beside, sheet.width - 34)} y={Math.max(14, top - 10)}>
            {short(flat ? measures.depth : measures.height)}
          </text>
          {!flat && (
            <>
              <Line from={[left, top - GAP]} to={[left + slantX, top - GAP - slantY]} />
              <text x={left + slantX + 34} y={Math.max(16, top - GAP - slantY / 2)}>
                {short(measures.depth)}
              </text>
            </>
          )}
        </svg>
      </div>
      <figcaption>
        <dl className={styles.numbers}>
          {sides.map(([side, length]) => (
            <div key={side} className={styles.side}>
              <dt>{side}</dt>
              <dd>{length}</dd>
            </div>
          ))}
        </dl>
        {person && <p className={styles.scale}>{t('closer.person', { length: said(PERSON_CM) })}</p>}
      </figcaption>
    </figure>
  );
};
