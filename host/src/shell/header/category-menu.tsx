import { lazy, Suspense, type ReactNode } from 'react';
import { paths } from '@shop/contract';
import { Link, useTranslation } from '@shop/platform';
import { Icon, Spinner } from '@shop/ui';
import { shellApi } from '../shell-data.ts';
import styles from './category-menu.module.css';
import { useMenuPanel } from './use-menu-panel.ts';

const TOP_CATEGORY = 'entrypoint=homepage_topcategory';

/** The link of a root category, with its `entrypoint` (SHELL-027). */
export const rootLink = (urlPath: string): string => paths.content(`${urlPath}?${TOP_CATEGORY}`);

/** Asked for when someone reaches for the menu; without it the roots are links all the same. */
const loadPanel = () => import('./menu-panel.tsx').catch(() => ({ default: () => null }));
const MenuPanel = lazy(loadPanel);

/** The mega-menu of wide screens: eleven links, and for each a panel that opens by pointer or by its own button. */
export const CategoryMenu = (): ReactNode => {
  const { t } = useTranslation('host');
  const { data: roots = [] } = shellApi.endpoints.categories.useQuery('roots');
  const { open, press, hover, unhover, close, root } = useMenuPanel();
  const prepare = (): void => void loadPanel();

  return (
    <nav
      ref={root}
      className={styles.menu}
      aria-label={t('header.categories')}
      onPointerEnter={prepare}
      onFocus={prepare}
      onPointerLeave={unhover}
    >
      <ul className={styles.roots}>
        {roots.map(({ name, url_path }, column) => (
          <li key={url_path} onPointerEnter={(event) => hover(url_path, event)}>
            <Link href={rootLink(url_path)} onClick={close}>
              {name}
            </Link>
            <button
              type="button"
              aria-expanded={open === url_path}
              aria-label={t('header.showCategories', { name })}
              onClick={() => press(url_path)}
            >
              <Icon name="chevron" turn="down" size={16} />
            </button>
            {open === url_path ? (
              <div className={styles.panel}>
                <Suspense fallback={<Spinner label={t('header.loading')} />}>
                  <MenuPanel column={column} path={url_path} onLeave={close} />
                </Suspense>
              </div>
            ) : null}
          </li>
        ))}
      </ul>
    </nav>
  );
};
