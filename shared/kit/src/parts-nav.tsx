import { Link } from '@shop/platform';
import type { ReactNode } from 'react';
import styles from './page.module.css';

interface Props {
  label: string;
  /** The one in view has no need of its link, but keeps it: it is where one is. */
  parts: readonly { name: string; label: string; href: string }[];
  current: string;
}

/** The parts of a page, each with an address of its own. */
export const PartsNav = ({ label, parts, current }: Props): ReactNode => (
  <nav aria-label={label} className={styles.parts}>
    {parts.map((part) => (
      <Link key={part.name} href={part.href} aria-current={part.name === current ? 'page' : undefined}>
        {part.label}
      </Link>
    ))}
  </nav>
);
