import { useId, type ReactNode } from 'react';
import styles from './panel.module.css';

/** A part of an account page under its own heading. */
export const Panel = ({ title, aside, children }: { title: string; aside?: ReactNode; children: ReactNode }) => {
  const heading = useId();
  return (
    <section aria-labelledby={heading} className={styles.panel}>
      <div className={styles.head}>
        <h2 id={heading} className={styles.title}>
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  );
};
