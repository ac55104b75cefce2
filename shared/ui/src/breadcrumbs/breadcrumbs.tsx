import { Icon } from '../icon/icon.tsx';
import type { LinkComponent } from '../link.ts';
import styles from './breadcrumbs.module.css';

export interface Breadcrumb {
  label: string;
  /** None on the last: the page itself. */ href?: string;
}

export interface BreadcrumbsProps {
  items: readonly Breadcrumb[];
  /** The navigation's accessible name. */
  label: string;
  linkComponent?: LinkComponent;
}

/** Links to the pages above this one, from the home page down. */
export const Breadcrumbs = ({ items, label, linkComponent: Link = 'a' }: BreadcrumbsProps) => (
  <nav aria-label={label} className={styles.place}>
    <ol className={styles.list}>
      {items.map((item, place) => (
        <li key={item.href ?? item.label} className={styles.item}>
          {place > 0 && <Icon name="chevron" size={16} className={styles.arrow} />}
          {item.href ? (
            <Link href={item.href} className={styles.link}>
              {item.label}
            </Link>
          ) : (
            <span aria-current="page">{item.label}</span>
          )}
        </li>
      ))}
    </ol>
  </nav>
);
