import { lazy, Suspense, useState, type ReactNode } from 'react';
import { CloseOnBack, Link, useTranslation } from '@shop/platform';
import { Drawer, Icon, Spinner } from '@shop/ui';
import { shellApi } from '../shell-data.ts';
import { rootLink } from './category-menu.tsx';
import styles from './menu-drawer.module.css';

interface ContentsProps {
  onLeave: () => void;
}

/** What the drawer holds when its code does not arrive: the page has the roots already. */
const RootLinks = ({ onLeave }: ContentsProps): ReactNode => {
  const { data: roots = [] } = shellApi.endpoints.categories.useQuery('roots');
  return (
    <ul>
      {roots.map(({ name, url_path }) => (
        <li key={url_path}>
          <Link href={rootLink(url_path)} onClick={onLeave}>
            {name}
          </Link>
        </li>
      ))}
    </ul>
  );
};

/** Arrives with the first press: narrow screens alone need it, and not for their first view. */
const MenuContents = lazy(() => import('./menu-contents.tsx').catch(() => ({ default: RootLinks })));

/** The menu of narrow screens. Without scripts its button is a link to the categories at the end of the page. */
export const MenuDrawer = (): ReactNode => {
  const { t } = useTranslation('host');
  const [open, setOpen] = useState(false);
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
      <Drawer open={open} onClose={close} title={t('header.menu')} closeLabel={t('header.close')} side="left">
        <CloseOnBack onBack={close} />
        <Suspense fallback={<Spinner label={t('header.loading')} />}>
          <MenuContents onLeave={close} />
        </Suspense>
      </Drawer>
    </div>
  );
};
