import { useState, type ReactNode } from 'react';
import { appPlaces, countryPlaces, paths } from '@shop/contract';
import { Link, useTranslation } from '@shop/platform';
import { Icon } from '@shop/ui';
import { rootLink } from './category-menu.tsx';
import Countries from './countries.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { shellApi, type Categories as Tree } from '../shell-data.ts';
import { useServed } from '../served-pages.tsx';
import { MenuWays, type MenuProps } from './menu-links.tsx';
import { MenuLoaded } from './menu-loaded.tsx';
import { MenuPromotions } from './menu-promotions.tsx';
import styles from './menu-contents.module.css';

interface MenuSectionProps {
  title: string;
  /** Loaded only when the line is opened for the first time. */
  onceOpen?: ReactNode;
  children: ReactNode;
}

/** A line of the menu that opens and closes, by the browser alone. */
const MenuSection = ({ title, onceOpen, children }: MenuSectionProps): ReactNode => {
  const [wasOpen, setWasOpen] = useState(false);
  return (
    <details onToggle={onceOpen ? () => setWasOpen(true) : undefined}>
      <summary>
        {title}
        <Icon name="chevron" turn="down" />
      </summary>
      {children}
      {wasOpen && onceOpen}
    </details>
  );
};

interface Branch {
  name: string;
  url_path: string;
  children: readonly Branch[];
}

interface Props {
  branch: Branch;
  href: string;
  onLeave: () => void;
}

/** The category itself, and a line that opens for each one with more below. */
const MenuBranch = ({ branch, href, onLeave }: Props): ReactNode => {
  const { t } = useTranslation('host');
  return (
    <ul>
      <li>
        <Link href={href} onClick={onLeave}>
          {t('header.all', { name: branch.name })}
        </Link>
      </li>
      {branch.children.map((child) => (
        <li key={child.url_path}>
          {child.children.length > 0 ? (
            <MenuSection title={child.name}>
              <MenuBranch branch={child} href={paths.category(child.url_path)} onLeave={onLeave} />
            </MenuSection>
          ) : (
            <Link href={paths.category(child.url_path)} onClick={onLeave}>
              {child.name}
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
};

/** That the categories are on their way, or a way to ask again; nothing once they are there. */
const Coming = (): ReactNode => <MenuLoaded>{() => null}</MenuLoaded>;

/**
 * A line for each root, from the first on: the page has their names. What lies below them comes when the drawer is
 * opened, inside of them, so that no line moves.
 */
const Categories = ({ onLeave }: MenuProps): ReactNode => {
  const { categories } = shellApi.endpoints;
  const { data: roots } = categories.useQuery('roots');
  const { page } = useServed();
  const whole = categories.useQuery('whole').data as Tree | undefined; // asked for whole
  const shown = whole ?? roots;
  if (!shown) return <Coming />;
  const served = shown.filter(({ url_path }) => page(paths.category(url_path), 'category'));
  return served.map(({ name, url_path }, column) => {
    const below = whole?.find((root) => root.url_path === url_path)?.children;
    return (
      <MenuSection
        key={url_path}
        title={name}
        onceOpen={
          <div className={styles.promotions}>
            <MenuPromotions column={column} onLeave={onLeave} />
          </div>
        }
      >
        <MenuBranch branch={{ name, url_path, children: below ?? [] }} href={rootLink(url_path)} onLeave={onLeave} />
        {!below && <Coming />}
      </MenuSection>
    );
  });
};

/** The app's shops: a phone needs no code to point its own camera at. */
const App = ({ onLeave }: MenuProps): ReactNode => {
  const { t } = useTranslation('host');
  const { page } = useServed();
  return (
    <ul>
      {appPlaces
        .filter(({ path }) => page(path))
        .map(({ name, path }) => (
          <li key={name}>
            <a href={path} rel="external">
              {name}
            </a>
          </li>
        ))}
      {page(paths.appRecommend()) && (
        <li>
          <Link href={paths.appRecommend()} onClick={onLeave}>
            {t('header.appPage')}
          </Link>
        </li>
      )}
    </ul>
  );
};

/** The categories, and all that a phone's strip has no room for. */
export default function MenuContents({ onLeave }: MenuProps): ReactNode {
  const { t } = useTranslation('host');
  const { call, page } = useServed();
  return (
    <div className={styles.menu}>
      <nav aria-label={t('header.categories')}>
        <MenuWays onLeave={onLeave} />
        {call('categoryTree') && <Categories onLeave={onLeave} />}
      </nav>
      <div className={styles.more}>
        <LanguageSwitch full className={styles.languages} />
        {countryPlaces.some(({ path }) => page(path)) && (
          <MenuSection title={t('header.shipTo')}>
            <Countries />
          </MenuSection>
        )}
        {[paths.appRecommend(), ...appPlaces.map(({ path }) => path)].some((href) => page(href)) && (
          <MenuSection title={t('header.app')}>
            <App onLeave={onLeave} />
          </MenuSection>
        )}
      </div>
    </div>
  );
}
