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
  /** Of a page that is nothing but this: 1. Beside other content the title is no heading. */
  headingLevel?: 1 | 2 | 3;
};

/** Something did not arrive: said aloud at once, with a way to try again. */
export function ErrorState({ title, children, retryLabel, onRetry, busy, headingLevel }: ErrorStateProps) {
  const Title = headingLevel ? (`h${headingLevel}` as const) : 'p';
  return (
    <div className={styles.state} role="alert">
      <span className={styles.trouble}>
        <Icon name="warning" size={32} />
      </span>
      <Title className={styles.title}>{title}</Title>
      {children && <div className={styles.text}>{children}</div>}
      <Button variant="secondary" busy={busy} onClick={onRetry}>
        {retryLabel}
      </Button>
    </div>
  );
}
