import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import styles from './product-card.module.css';

/** A colour to choose: its name in the page's language and a CSS colour. */
export interface Colour {
  name: string;
  colour: string;
}

const SHOWN = 5;
/** Of a dot, and from one to the next, in pixels. */
const SIZE = 14;
const STEP = 19;

/** The colours of a product as dots of one drawing; past five only their number. SVG fills are no style attributes. */
export const ColourDots = ({ colours, label }: { colours: readonly Colour[]; label: string }) => {
  const shown = colours.slice(0, SHOWN);
  const width = STEP * (shown.length - 1) + SIZE;
  return (
    <p className={styles.colours}>
      <VisuallyHidden>{label}</VisuallyHidden>
      <svg width={width} height={SIZE} viewBox={`0 0 ${width} ${SIZE}`} stroke="#857e70" strokeWidth="0.75" aria-hidden>
        {shown.map(({ name, colour }, at) => (
          <circle key={name} cx={SIZE / 2 + STEP * at} cy={SIZE / 2} r="6.25" fill={colour} />
        ))}
      </svg>
      {colours.length > SHOWN && <span aria-hidden>+{colours.length - SHOWN}</span>}
    </p>
  );
};
