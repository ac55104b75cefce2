import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import styles from './state.module.css';

export type ErrorStateProps = {
  title: string;
  /** What happened, and what of it is safe. */
  children?: ReactNode;
  retryLabel: string;
  onRetry: () => void;
  /** The retry is under way. */
  busy?: boolean;
};

/** Something did not arrive: said aloud at once, with a way to try again. */
export const ErrorState = ({ title, children, retryLabel, onRetry, busy }: ErrorStateProps) => (
  <div className={styles.state} role="alert">
    <span className={styles.trouble}>
      <Icon name="warning" size={32} />
    </span>
    <p className={styles.title}>{title}</p>
    {children && <div className={styles.text}>{children}</div>}
    <Button variant="secondary" busy={busy} onClick={onRetry}>
      {retryLabel}
    </Button>
  </div>
);
