import { formatNumber } from '@shop/format';
import { classNames, Picture } from '@shop/ui';
import { useLanguage, useTranslation } from '@shop/platform';
import { inches, isFlat, outlineOf, PERSON_CM, sceneOf, sheet, type Sides } from './drawing.ts';
import styles from './measured-drawing.module.css';

interface Props {
  measures: Sides;
  /** The picture from the front; a plain outline is drawn without it. */
  picture: string | null;
  name: string;
  /** As in `<img sizes>`. */
  sizes: string;
  className?: string | undefined;
}

/** How far lines keep from the thing, how long the strokes at their ends are, and where the depth runs off. */
const GAP = 14;
const END = 5;
const SLANT = [34, 22] as const;
/** Where the highest text stands, and how much room one takes, where it is drawn large. */
const HIGHEST = 23;
const NARROWEST = 120;

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

/** How lengths are said, in centimetres alone and with inches. */
export const useLengths = () => {
  const { t } = useTranslation('catalog');
  const language = useLanguage();
  return {
    short: (cm: number): string => t('closer.cm', { cm: formatNumber(cm, language) }),
    whole: (cm: number): string =>
      t('closer.length', { cm: formatNumber(cm, language), inches: formatNumber(inches(cm), language) }),
  };
};

/** Each side of a product with its name. */
export const useNamedSides = ({ width, depth, height }: Sides) => {
  const { t } = useTranslation('catalog');
  const { whole } = useLengths();
  return [
    [t('closer.width'), whole(width)],
    [t('closer.depth'), whole(depth)],
    [t('closer.height'), whole(height)],
  ] as const;
};

const sheetBox = `0 0 ${sheet.width} ${sheet.height}`;

/** Width, height and depth of a product, drawn on its picture from the front. */
export const MeasuredDrawing = ({ measures, picture, name, sizes, className }: Props) => {
  const { t } = useTranslation('catalog');
  const { short } = useLengths();
  const sides = useNamedSides(measures);
  const { left, right, top, bottom } = outlineOf(measures);
  const below = Math.min(bottom + GAP, sheet.height - 30);
  const beside = Math.min(right + GAP, sheet.width - 8);
  const [slantX] = SLANT;
  const slantY = Math.min(SLANT[1], top - GAP - END);
  const flat = isFlat(measures);
  const besideDepth =
    left < NARROWEST
      ? { x: left + slantX + 8, textAnchor: 'start' as const }
      : { x: left - 6, textAnchor: 'end' as const };
  return (
    <div className={classNames(styles.drawing, className)}>
      <div className={styles.sheet}>
        <Picture src={picture ?? undefined} alt="" sizes={sizes} fit="contain" />
      </div>
      <svg
        className={styles.lines}
        viewBox={sheetBox}
        role="img"
        aria-label={t('closer.drawn', { name, sides: sides.map((side) => side.join(' ')).join(', ') })}
      >
        {picture === null && <rect x={left} y={top} width={right - left} height={bottom - top} />}
        <Line from={[left, below]} to={[right, below]} />
        <text x={sheet.width / 2} y={below + 20} textAnchor="middle">
          {short(measures.width)}
        </text>
        <Line from={[beside, top]} to={[beside, bottom]} />
        <text x={Math.min(beside + 28, sheet.width - 4)} y={Math.max(HIGHEST, top - 10)} textAnchor="end">
          {short(flat ? measures.depth : measures.height)}
        </text>
        {!flat && (
          <>
            <Line from={[left, top - GAP]} to={[left + slantX, top - GAP - slantY]} />
            <text {...besideDepth} y={Math.max(HIGHEST, top - GAP - slantY / 2)}>
              {short(measures.depth)}
            </text>
          </>
        )}
      </svg>
    </div>
  );
};

/** A product in a room with the outline of a person, to show how large it is; nothing for what nobody stands beside. */
export const ScaleDrawing = ({ measures, picture, name, sizes, className }: Props) => {
  const { t } = useTranslation('catalog');
  const { short, whole } = useLengths();
  const scene = sceneOf(measures);
  if (!scene || picture === null) return null;
  const { share, floor, left, right, x, tall } = scene;
  return (
    <div className={classNames(styles.drawing, className)} data-share={share}>
      <div className={styles.sheet}>
        <Picture src={picture} alt="" sizes={sizes} fit="contain" />
      </div>
      <svg
        className={styles.lines}
        viewBox={sheetBox}
        role="img"
        aria-label={t('closer.beside', { name, length: whole(PERSON_CM) })}
      >
        <line x1={0} y1={floor} x2={left} y2={floor} />
        <line x1={right} y1={floor} x2={sheet.width} y2={floor} />
        <g className={styles.person} transform={`translate(${x} ${floor}) scale(${tall / 100})`}>
          <Person />
        </g>
        <text x={Math.max(x, NARROWEST / 2)} y={Math.max(HIGHEST, floor - tall - 10)} textAnchor="middle">
          {short(PERSON_CM)}
        </text>
      </svg>
    </div>
  );
};
