import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import styles from './product-card.module.css';

/** A colour to choose: its name in the page's language and a CSS colour. */
export interface Colour {
  name: string;
  colour: string;
}

const SHOWN = 5;

/** The colours of a product as dots; past five only their number. Colours are SVG fills, not style attributes. */
export const ColourDots = ({ colours, label }: { colours: readonly Colour[]; label: string }) => (
  <p className={styles.colours}>
    <VisuallyHidden>{label}</VisuallyHidden>
    {colours.slice(0, SHOWN).map(({ name, colour }) => (
      <svg key={name} width="14" height="14" viewBox="0 0 14 14" aria-hidden>
        <circle cx="7" cy="7" r="6.25" fill={colour} stroke="#857e70" strokeWidth="0.75" />
      </svg>
    ))}
    {colours.length > SHOWN && <span aria-hidden>+{colours.length - SHOWN}</span>}
  </p>
);
