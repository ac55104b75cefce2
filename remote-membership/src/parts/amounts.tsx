import type { ReactNode } from 'react';
import styles from './amounts.module.css';

/** What somebody has, each with its name: points and what they are worth, coins. */
export const Amounts = ({ items }: { items: readonly (readonly [name: string, amount: string])[] }): ReactNode => (
  <dl className={styles.amounts}>
    {items.map(([name, amount]) => (
      <div key={name} className={styles.amount}>
        <dt>{name}</dt>
        <dd>{amount}</dd>
      </div>
    ))}
  </dl>
);
