import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useHydrated } from '../layout/use-hydrated.ts';
import styles from './tabs.module.css';

export interface Tab {
  id: string;
  label: ReactNode;
  content: ReactNode;
}

export interface TabsProps {
  items: readonly Tab[];
  /** The tab list's accessible name. */
  label: string;
  /** When the caller keeps the choice (in the address, say); otherwise the tabs keep it. */
  selected?: string;
  onSelect?: (id: string) => void;
}

/** The place that a key moves to, or undefined when the key means nothing here. */
const keyTarget = (key: string, place: number, count: number): number | undefined => {
  if (key === 'ArrowRight') return (place + 1) % count;
  if (key === 'ArrowLeft') return (place - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
};

/** One of several panels. Until the page is alive it is a list of links to sections that are all there to read. */
export const Tabs = ({ items, label, selected, onSelect }: TabsProps) => {
  const isHydrated = useHydrated();
  const [own, setOwn] = useState(items[0]?.id);
  const list = useRef<HTMLDivElement>(null);
  const wanted = selected ?? own;
  const current = items.some((tab) => tab.id === wanted) ? wanted : items[0]?.id;

  const select = (id: string): void => {
    setOwn(id);
    onSelect?.(id);
  };
  const keyed = (event: KeyboardEvent): void => {
    const place = items.findIndex((tab) => tab.id === current);
    const target = keyTarget(event.key, place, items.length);
    const next = target === undefined ? undefined : items[target];
    if (target === undefined || !next) return;
    event.preventDefault();
    select(next.id);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[target]?.focus();
  };

  return (
    <div className={styles.tabs}>
      <div ref={list} className={styles.list} {...(isHydrated ? { role: 'tablist', 'aria-label': label } : {})}>
        {items.map((tab) => (
          <a
            key={tab.id}
            id={`${tab.id}-tab`}
            href={`#${tab.id}`}
            className={styles.tab}
            {...(isHydrated && {
              role: 'tab',
              'aria-selected': tab.id === current,
              'aria-controls': tab.id,
              tabIndex: tab.id === current ? 0 : -1,
            })}
            onKeyDown={keyed}
            onClick={(event) => {
              event.preventDefault();
              select(tab.id);
            }}
          >
            {tab.label}
          </a>
        ))}
      </div>
      {items.map((tab) => (
        <section
          key={tab.id}
          id={tab.id}
          aria-labelledby={`${tab.id}-tab`}
          className={styles.panel}
          {...(isHydrated && { role: 'tabpanel', tabIndex: 0, hidden: tab.id !== current })}
        >
          {tab.content}
        </section>
      ))}
    </div>
  );
};
