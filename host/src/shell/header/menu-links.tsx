import { paths } from '@shop/contract';
import { Link, useTranslation } from '@shop/platform';
import type { ReactNode } from 'react';
import { useServed } from '../served-pages.tsx';
import { useRoots } from '../use-roots.ts';
import { rootLink } from './category-menu.tsx';
import styles from './menu-links.module.css';

export interface MenuProps {
  /** A page was chosen. */
  onLeave: () => void;
}

const ways = [
  { key: 'sale', href: paths.saleEvent() },
  { key: 'new', href: paths.newArrivals() },
  { key: 'rooms', href: paths.rooms() },
] as const;

/** Ways into the shop that are no category. */
export const MenuWays = ({ onLeave }: MenuProps): ReactNode => {
  const { t } = useTranslation('host');
  const { page } = useServed();
  return (
    <ul className={styles.ways}>
      {ways
        .filter(({ href }) => page(href))
        .map(({ key, href }) => (
          <li key={key}>
            <Link href={href} onClick={onLeave}>
              {t(`header.ways.${key}`)}
            </Link>
          </li>
        ))}
    </ul>
  );
};

/** As the page arrives: a line for each root, as high as the one that takes its place. */
export const MenuLinks = ({ onLeave }: MenuProps): ReactNode => {
  const { t } = useTranslation('host');
  const roots = useRoots();
  return (
    <nav aria-label={t('header.categories')}>
      <MenuWays onLeave={onLeave} />
      <ul className={styles.roots}>
        {roots.map(({ name, url_path }) => (
          <li key={url_path}>
            <Link href={rootLink(url_path)} onClick={onLeave}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
};
