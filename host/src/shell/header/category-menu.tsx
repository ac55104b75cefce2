import { useState, type ReactNode } from 'react';
import { paths } from '@shop/contract';
import { Link, useTranslation } from '@shop/platform';
import { Icon } from '@shop/ui';
import { shellApi } from '../shell-data.ts';
import styles from './category-menu.module.css';
import { MenuPanel } from './menu-panel.tsx';

const TOP_CATEGORY = 'entrypoint=homepage_topcategory';

/** A root of the menu carries where it was clicked (document 2 §2). */
export const rootLink = (urlPath: string): string => paths.content(`${urlPath}?${TOP_CATEGORY}`);

/**
 * The mega-menu of wide screens: eleven links, and for each a panel that opens by pointer or by its own button. The
 * tree is fetched when someone reaches for the menu, so that pages do not carry it.
 */
export function CategoryMenu(): ReactNode {
  const { t } = useTranslation('host');
  const { data: roots = [] } = shellApi.endpoints.rootCategories.useQuery();
  const [open, setOpen] = useState<string | null>(null);
  const [wanted, setWanted] = useState(false);
  const { data: menu } = shellApi.endpoints.menu.useQuery(undefined, { skip: !wanted });
  const close = (): void => setOpen(null);

  return (
    <nav
      className={styles.menu}
      aria-label={t('header.categories')}
      onPointerEnter={() => setWanted(true)}
      onFocus={() => setWanted(true)}
      onPointerLeave={close}
      onKeyDown={(event) => event.key === 'Escape' && close()}
    >
      <ul className={styles.roots}>
        {roots.map(({ name, url_path }) => (
          <li key={url_path} onPointerEnter={(event) => event.pointerType === 'mouse' && setOpen(url_path)}>
            <Link href={rootLink(url_path)} onClick={close}>
              {name}
            </Link>
            <button
              type="button"
              aria-expanded={open === url_path}
              aria-label={t('header.showCategories', { name })}
              onClick={() => setOpen(open === url_path ? null : url_path)}
            >
              <Icon name="chevron" turn="down" size={16} />
            </button>
            {open === url_path ? (
              <MenuPanel root={menu?.find((root) => root.url_path === url_path)} onLeave={close} />
            ) : null}
          </li>
        ))}
      </ul>
    </nav>
  );
}
