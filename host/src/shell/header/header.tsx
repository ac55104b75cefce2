import type { ReactNode } from 'react';
import { brand, countryPlaces, paths } from '@shop/contract';
import { Link, useTranslation } from '@shop/platform';
import { classNames, heldPictures, IconLink } from '@shop/ui';
import { siteApi } from '@shop/store';
import { CachedPart } from '../cached-part.tsx';
import { NotesBell } from '../notes/notes-bell.tsx';
import { useServed } from '../served-pages.tsx';
import { AccountEntry } from './account-entry.tsx';
import { AppDownload } from './app-download.tsx';
import { CartEntry } from './cart-entry.tsx';
import { CategoryMenu } from './category-menu.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { MenuDrawer } from './menu-drawer.tsx';
import { CountrySwitch } from './country-switch.tsx';
import { SearchBox, useKeyword } from './search-box.tsx';
import { TopBanner } from './top-banner.tsx';
import styles from './header.module.css';

const WishlistEntry = (): ReactNode => {
  const { t } = useTranslation('host');
  return <IconLink icon="heart" href={paths.wishlist()} label={t('header.wishlist')} linkComponent={Link} />;
};

/** From which amount delivery is free, and for what it is not, in the API's words. */
const DeliveryPromise = (): ReactNode => <p>{siteApi.useSiteConfigQuery().data?.delivery_promise}</p>;

/** Pages whose largest picture has a slow line to itself at first: the banner's comes after it. */
const DEFERRING: ReadonlySet<string> = new Set(['Home', 'ProductDetail', 'FeedProductDetail']);

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
  const served = useServed();
  return (
    <header className={classNames(styles.header, DEFERRING.has(page) && heldPictures)}>
      {search ? (
        <CachedPart name="banner">
          <TopBanner />
        </CachedPart>
      ) : null}
      <div className={styles.promise}>
        <CachedPart name="promise">
          <DeliveryPromise />
        </CachedPart>
        <div className={styles.switches}>
          <CachedPart name="app">{served.page(paths.appRecommend()) ? <AppDownload /> : null}</CachedPart>
          <CachedPart name="countries">
            {countryPlaces.some(({ path }) => served.page(path)) ? <CountrySwitch /> : null}
          </CachedPart>
          <LanguageSwitch />
        </div>
      </div>
      <div className={search ? styles.bar : `${styles.bar} ${styles.plain}`}>
        {search ? (
          <CachedPart name="menu">
            <MenuDrawer />
          </CachedPart>
        ) : null}
        <CachedPart name="logo">
          <Link className={styles.logo ?? ''} href={paths.home()} aria-label={t('header.home', { brand: brand.name })}>
            {brand.name}
          </Link>
        </CachedPart>
        {search && served.page(paths.search('')) ? (
          <CachedPart name={keyword === '' ? 'search' : null}>
            <SearchBox />
          </CachedPart>
        ) : null}
        <CachedPart name={`entries ${page} ${search}`}>
          <div className={styles.entries}>
            {served.page(paths.login()) ? <AccountEntry page={page} /> : null}
            {served.call('systemNotes') ? <NotesBell /> : null}
            {search && served.page(paths.wishlist()) ? <WishlistEntry /> : null}
            {served.page(paths.cart()) ? <CartEntry page={page} /> : null}
          </div>
        </CachedPart>
      </div>
      {search ? (
        <CachedPart name="categories">
          <CategoryMenu />
        </CachedPart>
      ) : null}
    </header>
  );
};
