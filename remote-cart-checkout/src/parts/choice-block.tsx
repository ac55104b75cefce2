import { useId, type ReactNode } from 'react';
import styles from './choice-block.module.css';

/** Something that is chosen before paying, under its own heading. */
export const ChoiceBlock = ({ title, children }: { title: string; children: ReactNode }) => {
  const id = useId();
  return (
    <section className={styles.block} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {children}
    </section>
  );
};
