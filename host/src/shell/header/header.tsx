import type { ReactNode } from 'react';
import { brand, paths } from '@shop/contract';
import { Link, useTranslation } from '@shop/platform';
import { classNames, heldPictures } from '@shop/ui';
import { Kept } from '../kept.tsx';
import { NotesBell } from '../notes/notes-bell.tsx';
import { AccountEntry } from './account-entry.tsx';
import { AppDownload } from './app-download.tsx';
import { CartEntry } from './cart-entry.tsx';
import { CategoryMenu } from './category-menu.tsx';
import styles from './header.module.css';
import { LanguageSwitch } from './language-switch.tsx';
import { MenuDrawer } from './menu-drawer.tsx';
import { CountrySwitch } from './country-switch.tsx';
import { DeliveryPromise } from './promise.tsx';
import { SearchBox, useKeyword } from './search-box.tsx';
import { TopBanner } from './top-banner.tsx';
import { WishlistEntry } from './wishlist-entry.tsx';

/** Pages whose largest picture has a slow line to itself at first: the banner's comes after it. */
const HELD: ReadonlySet<string> = new Set(['Home', 'ProductDetail', 'FeedProductDetail']);

interface Props {
  /** False for the login layout (SHELL-003). */
  search: boolean;
  /** Name of the route in view. */
  page: string;
}

/** The chrome above every page. Its links and its search work before hydration and without scripts. */
export const Header = ({ search, page }: Props): ReactNode => {
  const { t } = useTranslation('host');
  const keyword = useKeyword();
  return (
    <header className={classNames(styles.header, HELD.has(page) && heldPictures)}>
      {search ? (
        <Kept name="banner">
          <TopBanner />
        </Kept>
      ) : null}
      <div className={styles.promise}>
        <Kept name="promise">
          <DeliveryPromise />
        </Kept>
        <div className={styles.switches}>
          <Kept name="app">
            <AppDownload />
          </Kept>
          <Kept name="countries">
            <CountrySwitch />
          </Kept>
          <LanguageSwitch />
        </div>
      </div>
      <div className={search ? styles.bar : `${styles.bar} ${styles.plain}`}>
        {search ? (
          <Kept name="menu">
            <MenuDrawer />
          </Kept>
        ) : null}
        <Kept name="logo">
          <Link className={styles.logo ?? ''} href={paths.home()} aria-label={t('header.home', { brand: brand.name })}>
            {brand.name}
          </Link>
        </Kept>
        {search ? (
          <Kept name={keyword === '' ? 'search' : null}>
            <SearchBox />
          </Kept>
        ) : null}
        <Kept name={`entries ${page} ${search}`}>
          <div className={styles.entries}>
            <AccountEntry page={page} />
            <NotesBell />
            {search ? <WishlistEntry /> : null}
            <CartEntry page={page} />
          </div>
        </Kept>
      </div>
      {search ? (
        <Kept name="categories">
          <CategoryMenu />
        </Kept>
      ) : null}
    </header>
  );
};
