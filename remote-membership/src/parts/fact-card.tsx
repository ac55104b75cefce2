import { Icon, type IconName } from '@shop/ui';
import type { ReactNode } from 'react';
import styles from './fact-card.module.css';

interface Facts {
  /** They follow one another, and are not only beside each other. */
  ordered?: boolean;
  tone?: 'gold' | 'spruce';
  children: ReactNode;
}

export const FactCards = ({ ordered = false, tone = 'gold', children }: Facts) => {
  const List = ordered ? 'ol' : 'ul';
  return <List className={tone === 'spruce' ? `${styles.list} ${styles.spruce}` : styles.list}>{children}</List>;
};

export const FactCard = ({ icon, title, children }: { icon: IconName; title: string; children: ReactNode }) => (
  <li className={styles.card}>
    <span className={styles.icon}>
      <Icon name={icon} size={24} />
    </span>
    <h3 className={styles.title}>{title}</h3>
    <p>{children}</p>
  </li>
);
