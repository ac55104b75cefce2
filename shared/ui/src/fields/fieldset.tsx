import type { ReactNode } from 'react';
import styles from './fields.module.css';

/** Fields that belong together, under one heading that is read with each of them. */
export const Fieldset = ({ legend, children }: { legend: ReactNode; children: ReactNode }) => (
  <fieldset className={styles.group}>
    <legend className={styles.groupLegend}>{legend}</legend>
    <div className={styles.groupFields}>{children}</div>
  </fieldset>
);
