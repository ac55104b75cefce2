import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { LinkButton } from '../button/link-button.tsx';
import { Icon } from '../icon/icon.tsx';
import { useHydrated } from '../layout/use-hydrated.ts';
import styles from './state.module.css';

export interface ErrorStateProps {
  title: string;
  /** Say also what was not lost. */
  children?: ReactNode;
  retryLabel: string;
  onRetry: () => void;
  /** Where the retry leads before the page is alive and without scripts; an empty text is the page's own address. */
  retryHref?: string;
  /** The retry is under way. */
  busy?: boolean;
  /** Of a page that is nothing but this: 1. Beside other content the title is no heading. */
  headingLevel?: 1 | 2 | 3;
}

/** Content that did not arrive: announced at once, with a button to try again. */
export const ErrorState = ({
  title,
  children,
  retryLabel,
  onRetry,
  retryHref,
  busy,
  headingLevel,
}: ErrorStateProps) => {
  const isHydrated = useHydrated();
  const Title = headingLevel ? (`h${headingLevel}` as const) : 'p';
  return (
    <div className={styles.state} role="alert">
      <span className={styles.problem}>
        <Icon name="warning" size={32} />
      </span>
      <Title className={styles.title}>{title}</Title>
      {children && <div className={styles.text}>{children}</div>}
      {retryHref === undefined || isHydrated ? (
        <Button variant="secondary" busy={busy} onClick={onRetry}>
          {retryLabel}
        </Button>
      ) : (
        <LinkButton variant="secondary" href={retryHref}>
          {retryLabel}
        </LinkButton>
      )}
    </div>
  );
};
