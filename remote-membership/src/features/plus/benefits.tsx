import { Icon, type IconName } from '@shop/ui';
import type { ReactNode } from 'react';
import type { PlusInfo } from './endpoints.ts';
import styles from './benefits.module.css';

const icons: Readonly<Record<string, IconName>> = {
  discount: 'star',
  'first-order': 'cart',
  points: 'plus',
  'points-value': 'check',
  warranty: 'shield',
};

/** What a member gets (document 3 §1). */
export function Benefits({ benefits }: { benefits: PlusInfo['benefits'] }): ReactNode {
  return (
    <ul className={styles.list}>
      {benefits.map(({ code, title, text }) => (
        <li key={code} className={styles.benefit}>
          <span className={styles.icon}>
            <Icon name={icons[code] ?? 'star'} size={24} />
          </span>
          <h3 className={styles.title}>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
