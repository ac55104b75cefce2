import { Children, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './product-grid.module.css';

export interface ProductGridProps {
  /** Cards; give them keys. */
  children: ReactNode;
  /** The list's accessible name, when no heading stands right above it. */
  label?: string;
  /** One line that scrolls sideways instead of rows. */
  rail?: boolean;
}

/** Cards two abreast on a phone, three from 768 px, four from 1200 px. Rows out of sight are not drawn. */
export const ProductGrid = ({ children, label, rail = false }: ProductGridProps) => (
  <ul className={classNames(rail ? styles.rail : styles.grid)} aria-label={label}>
    {Children.map(children, (child) => (child ? <li className={styles.cell}>{child}</li> : null))}
  </ul>
);
