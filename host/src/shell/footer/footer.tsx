import type { ReactNode } from 'react';
import { brand } from '@shop/contract';
import { Link, useTranslation } from '@shop/platform';
import { rootLink } from '../header/category-menu.tsx';
import { shellApi } from '../shell-data.ts';
import styles from './footer.module.css';
import { footerColumns } from './links.ts';

/** The chrome below every page. The categories stand here too: the phone's menu leads to them without scripts. */
export function Footer(): ReactNode {
  const { t } = useTranslation('host');
  const { data: roots = [] } = shellApi.endpoints.rootCategories.useQuery();
  return (
    <footer className={styles.footer}>
      <div className={styles.columns}>
        <nav id="categories" aria-label={t('footer.categories')} className={styles.wide}>
          <h2>{t('footer.categories')}</h2>
          <ul>
            {roots.map(({ name, url_path }) => (
              <li key={url_path}>
                <Link href={rootLink(url_path)}>{name}</Link>
              </li>
            ))}
          </ul>
        </nav>
        {footerColumns.map(({ key, links }) => (
          <nav key={key} aria-label={t(`footer.${key}.title`)}>
            <h2>{t(`footer.${key}.title`)}</h2>
            <ul>
              {links.map((link) => (
                <li key={link.key}>
                  <Link href={link.href}>{t(`footer.${key}.${link.key}`)}</Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      <p className={styles.small}>{t('footer.small', { brand: brand.name })}</p>
    </footer>
  );
}
