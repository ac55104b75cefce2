import type { ReactNode } from 'react';
import { classNames } from '@shop/ui';
import styles from './group-list.module.css';

interface Props {
  children: ReactNode;
  /** So many stand side by side in one row, and the rest scrolls; without it the choices go on in further rows. */
  perView?: number;
}

/** Small choices beside each other: the options of a product, its companions. */
export const GroupList = ({ children, perView }: Props) => (
  <ul
    // Set by script: the page's security policy forbids style attributes.
    ref={(list) => list?.style.setProperty('--per-view', perView === undefined ? '' : String(perView))}
    className={classNames(styles.list, perView !== undefined && styles.row)}
  >
    {children}
  </ul>
);
