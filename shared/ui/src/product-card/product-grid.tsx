import { Children, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { FirstViewEnd } from '../first-view/first-view-end.tsx';
import styles from './product-grid.module.css';

export interface ProductGridProps {
  /** Cards; give them keys. */
  children: ReactNode;
  /** The list's accessible name, when no heading stands right above it. */
  label?: string;
  /** One line that scrolls sideways instead of rows. */
  rail?: boolean;
  /** Whether it begins in the page's first view, which then ends in it. */
  first?: boolean;
}

/** Cards, counted from 0, after which a screen is full. */
const LAST_OF_FIRST_VIEW = { phone: 3, wide: 7 } as const;

/** Cards two abreast on a phone, three from 768 px, four from 1200 px. Rows and rails out of sight are not drawn. */
export const ProductGrid = ({ children, label, rail = false, first = false }: ProductGridProps) => (
  <ul className={classNames(rail ? styles.rail : styles.grid)} aria-label={label}>
    {Children.map(children, (child, place) =>
      child ? (
        <li className={styles.cell}>
          {child}
          {first && place === LAST_OF_FIRST_VIEW.phone && <FirstViewEnd on="phone" />}
          {first && place === LAST_OF_FIRST_VIEW.wide && <FirstViewEnd on="wide" />}
        </li>
      ) : null,
    )}
  </ul>
);
