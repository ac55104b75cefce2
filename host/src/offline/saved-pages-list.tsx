import { paths, safeTarget } from '@shop/contract';
import { useEffect, useState, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useOnline } from '../dom/use-online.ts';
import { useShell } from '../shell-context.ts';
import { savedPages, type SavedPage } from './saved-pages.ts';
import styles from './saved-pages-list.module.css';
import { ownLinks, ownPage } from './own-data.ts';
import { texts } from './texts.ts';

/** Products that were looked at in this language, newest first; undefined until that is known. */
const useSavedProducts = (): readonly SavedPage[] | undefined => {
  const { language } = useShell();
  const [pages, setPages] = useState<readonly SavedPage[]>();
  useEffect(() => {
    savedPages(language).then(setPages, () => setPages([]));
  }, [language]);
  return pages?.filter(({ product }) => product !== null);
};

/** From the page where the service worker leads, on to the page that was wanted: as soon as it can be shown. */
const useWanted = (): void => {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const isOnline = useOnline();
  useEffect(() => {
    if (pathname !== paths.offline()) return;
    const wanted = safeTarget(new URLSearchParams(search).get('to') ?? paths.home(), location.origin) ?? paths.home();
    const isOwn = ownPage(new URL(wanted, location.origin).pathname) !== null;
    if (isOnline || isOwn) void navigate(wanted, { replace: true });
  }, [pathname, search, isOnline, navigate]);
};

/** What can be opened without a network. The links are the browser's: the service worker answers them. */
export default function SavedPages(): ReactNode {
  const { language, signedIn } = useShell();
  const products = useSavedProducts();
  useWanted();
  const said = texts[language];
  const own = ownLinks.filter(({ forCustomers }) => !forCustomers || signedIn());
  return (
    <section className={styles.saved} aria-labelledby="saved-pages">
      <h2 id="saved-pages">{said.available}</h2>
      <ul className={styles.own}>
        {own.map(({ href, name }) => (
          <li key={href}>
            <a href={href}>{name[language]}</a>
          </li>
        ))}
      </ul>
      {products && products.length > 0 ? (
        <>
          <h3>{said.products}</h3>
          <ul className={styles.products}>
            {products.map(({ address, product }) => (
              <li key={address}>
                <a href={address}>
                  {product?.picture ? <img src={product.picture} alt="" width={64} height={64} /> : null}
                  <span>{product?.name}</span>
                </a>
              </li>
            ))}
          </ul>
        </>
      ) : (
        products && <p>{said.nothing}</p>
      )}
    </section>
  );
}
