import type { ReactNode } from 'react';
import { appPlaces, paths } from '@shop/contract';
import { Link, useTranslation } from '@shop/platform';
import { rootLink } from './category-menu.tsx';
import Countries from './countries.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import styles from './menu-contents.module.css';
import { MenuBranch } from './menu-branch.tsx';
import { MenuLoaded } from './menu-loaded.tsx';
import { MenuPromotions } from './menu-promotions.tsx';
import { MenuSection } from './menu-section.tsx';

interface Props {
  /** A page was chosen. */
  onLeave: () => void;
}

const Categories = ({ onLeave }: Props): ReactNode => (
  <MenuLoaded>
    {(menu) =>
      menu.map((root, column) => (
        <MenuSection
          key={root.url_path}
          title={root.name}
          onceOpen={
            <div className={styles.promotions}>
              <MenuPromotions column={column} onLeave={onLeave} />
            </div>
          }
        >
          <MenuBranch branch={root} href={rootLink(root.url_path)} onLeave={onLeave} />
        </MenuSection>
      ))
    }
  </MenuLoaded>
);

const ways = [
  { key: 'sale', href: paths.saleEvent() },
  { key: 'new', href: paths.newArrivals() },
  { key: 'rooms', href: paths.rooms() },
] as const;

/** Ways into the shop that are no category. */
const Ways = ({ onLeave }: Props): ReactNode => {
  const { t } = useTranslation('host');
  return (
    <ul className={styles.ways}>
      {ways.map(({ key, href }) => (
        <li key={key}>
          <Link href={href} onClick={onLeave}>
            {t(`header.ways.${key}`)}
          </Link>
        </li>
      ))}
    </ul>
  );
};

/** The app's shops: a phone needs no code to point its own camera at. */
const App = ({ onLeave }: Props): ReactNode => {
  const { t } = useTranslation('host');
  return (
    <ul>
      {appPlaces.map(({ name, path }) => (
        <li key={name}>
          <a href={path} rel="external">
            {name}
          </a>
        </li>
      ))}
      <li>
        <Link href={paths.appRecommend()} onClick={onLeave}>
          {t('header.appPage')}
        </Link>
      </li>
    </ul>
  );
};

/** What the drawer holds: the categories, and all that a phone's strip has no room for. */
export default function MenuContents({ onLeave }: Props): ReactNode {
  const { t } = useTranslation('host');
  return (
    <div className={styles.menu}>
      <nav aria-label={t('header.categories')}>
        <Ways onLeave={onLeave} />
        <Categories onLeave={onLeave} />
      </nav>
      <div className={styles.more}>
        <LanguageSwitch full className={styles.languages} />
        <MenuSection title={t('header.shipTo')}>
          <Countries />
        </MenuSection>
        <MenuSection title={t('header.app')}>
          <App onLeave={onLeave} />
        </MenuSection>
      </div>
    </div>
  );
}
