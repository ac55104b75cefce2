import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './badge.module.css';

export type BadgeTone = 'neutral' | 'sale' | 'new' | 'plus' | 'ok' | 'warning';

/** A short word about a thing: "Sale", "New", "Out of Stock". */
export const Badge = ({ tone = 'neutral', children }: { tone?: BadgeTone; children: ReactNode }) => (
  <span className={classNames(styles.badge, styles[tone])}>{children}</span>
);
