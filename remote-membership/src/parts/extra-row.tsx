import { Icon, Skeleton, type IconName } from '@shop/ui';
import type { ReactNode } from 'react';
import styles from './extra-row.module.css';

interface Row {
  icon: IconName;
  onClick: () => void;
  children: ReactNode;
}

/** A line beside a product that opens more about it. All of them are of one height, for which the page keeps room. */
export const ExtraRow = ({ icon, onClick, children }: Row) => (
  <button type="button" className={styles.row} aria-haspopup="dialog" onClick={onClick}>
    <Icon name={icon} size={20} />
    <span className={styles.text}>{children}</span>
    <Icon name="chevron" size={16} />
  </button>
);

/** The place of a row that is still coming, or turned out to be empty. */
export const WaitingRow = ({ busy }: { busy: boolean }) => (
  <div className={styles.waiting} aria-busy={busy}>
    {busy && <Skeleton shape="block" height="control" />}
  </div>
);
