import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import styles from './accordion.module.css';

export interface AccordionItem {
  id: string;
  title: ReactNode;
  content: ReactNode;
  open?: boolean;
}

export interface AccordionProps {
  items: readonly AccordionItem[];
  /** A name lets the browser close the others when one opens. */
  name?: string;
  headingLevel?: 2 | 3 | 4;
}

/** Sections that open one by one; the browser's own `<details>`, found by its search even while closed. */
export const Accordion = ({ items, name, headingLevel = 3 }: AccordionProps) => {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={styles.accordion}>
      {items.map((item) => (
        <details key={item.id} id={item.id} name={name} open={item.open} className={styles.item}>
          <summary className={styles.summary}>
            <Heading className={styles.title}>{item.title}</Heading>
            <Icon name="chevron" turn="down" className={styles.arrow} />
          </summary>
          <div className={styles.content}>{item.content}</div>
        </details>
      ))}
    </div>
  );
};
