import { useState, type ReactNode } from 'react';
import { paths } from '@shop/contract';
import { CloseOnBack, Link, useTranslation } from '@shop/platform';
import { Drawer, Icon } from '@shop/ui';
import { shellApi } from '../shell-data.ts';
import { rootLink } from './category-menu.tsx';
import styles from './menu-drawer.module.css';

/** The menu of narrow screens. Without scripts its button is a link to the categories at the end of the page. */
export function MenuDrawer(): ReactNode {
  const { t } = useTranslation('host');
  const [open, setOpen] = useState(false);
  const { data: menu = [] } = shellApi.endpoints.menu.useQuery(undefined, { skip: !open });
  const close = (): void => setOpen(false);
  return (
    <div className={styles.menu}>
      <a
        className={styles.opener}
        href="#categories"
        aria-label={t('header.menu')}
        onClick={(event) => {
          event.preventDefault();
          setOpen(true);
        }}
      >
        <Icon name="menu" size={24} />
      </a>
      <Drawer open={open} onClose={close} title={t('header.categories')} closeLabel={t('header.close')} side="left">
        <CloseOnBack onBack={close} />
        <ul className={styles.roots}>
          {menu.map((root) => (
            <li key={root.url_path}>
              <details>
                <summary>
                  {root.name}
                  <Icon name="chevron" turn="down" />
                </summary>
                <ul>
                  <li>
                    <Link href={rootLink(root.url_path)} onClick={close}>
                      {t('header.all', { name: root.name })}
                    </Link>
                  </li>
                  {root.children.map((child) => (
                    <li key={child.url_path}>
                      <Link href={paths.category(child.url_path)} onClick={close}>
                        {child.name}
                      </Link>
                    </li>
                  ))}
                </ul>
              </details>
            </li>
          ))}
        </ul>
      </Drawer>
    </div>
  );
}
