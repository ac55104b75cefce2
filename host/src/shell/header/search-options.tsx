import { useId, type MouseEvent, type ReactNode } from 'react';
import { Link } from '@shop/platform';
import styles from './search-panel.module.css';

/** An element id for each option, which stays the same when the list changes. */
export const optionId = (kind: string, key: string): string => `search-${kind}-${encodeURIComponent(key)}`;

interface GroupProps {
  title: string;
  /**
   * Short ones side by side, ones with pictures in columns, ones that have a button beside them in lines of one height;
   * else one below the other.
   */
  look?: 'chips' | 'columns' | 'lines' | undefined;
  children: ReactNode;
}

export const OptionGroup = ({ title, look, children }: GroupProps): ReactNode => {
  const heading = useId();
  return (
    <div role="group" aria-labelledby={heading} className={styles.group}>
      <div id={heading} className={styles.title}>
        {title}
      </div>
      <div role="presentation" className={look ? styles[look] : undefined}>
        {children}
      </div>
    </div>
  );
};

export interface OptionProps {
  id: string;
  active: string | null;
  href: string;
  /** Called instead of following the link. */
  onChoose?: (() => void) | undefined;
  onDone: () => void;
  className?: string | undefined;
  children: ReactNode;
}

/** One option: a link for the pointer, an option for screen readers; the focus stays in the box. */
export const Option = ({ id, active, href, onChoose, onDone, className, children }: OptionProps): ReactNode => {
  const choose = (event: MouseEvent): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    onDone();
    if (!onChoose) return;
    event.preventDefault();
    onChoose();
  };
  return (
    <Link
      id={id}
      role="option"
      aria-selected={active === id}
      tabIndex={-1}
      href={href}
      onClick={choose}
      className={`${styles.option} ${className ?? ''}`}
    >
      {children}
    </Link>
  );
};
