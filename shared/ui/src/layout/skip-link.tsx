import type { ReactNode } from 'react';
import styles from './layout.module.css';

/** The first thing that Tab reaches: past the header to the content, whose element must have `tabIndex={-1}`. */
export const SkipLink = ({ href, children }: { href: `#${string}`; children: ReactNode }) => (
  <a className={styles.skip} href={href}>
    {children}
  </a>
);
