import { useId, type ReactNode } from 'react';
import { Link } from '@shop/platform';
import { Icon } from '@shop/ui';
import styles from './section.module.css';

interface Props {
  title: string;
  /** Where all of it is to be seen. */
  more?: { href: string; label: string };
  /** For links to this place. */
  id?: string;
  children: ReactNode;
}

/** A part of a page under its own heading. */
export const Section = ({ title, more, id, children }: Props) => {
  const heading = useId();
  return (
    <section id={id} aria-labelledby={heading} className={styles.section}>
      <div className={styles.head}>
        <h2 id={heading}>{title}</h2>
        {more && (
          <Link href={more.href} className={styles.more}>
            {more.label}
            <Icon name="chevron" size={16} />
          </Link>
        )}
      </div>
      {children}
    </section>
  );
};
