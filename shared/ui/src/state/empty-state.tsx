import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/paths.ts';
import styles from './state.module.css';

export interface EmptyStateProps {
  title: string;
  /** Why it is empty, in a sentence. */
  children?: ReactNode;
  /** A LinkButton or a Button. */
  action?: ReactNode;
  icon?: IconName;
  headingLevel?: 1 | 2 | 3;
}

/** An empty list, and what to do next. */
export const EmptyState = ({ title, children, action, icon = 'chair', headingLevel = 2 }: EmptyStateProps) => {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={styles.state}>
      <span className={styles.drawing}>
        <Icon name={icon} size={32} />
      </span>
      <Heading className={styles.title}>{title}</Heading>
      {children && <div className={styles.text}>{children}</div>}
      {action}
    </div>
  );
};
