import type { ReactNode } from 'react';
import { appPlaces, paths } from '@shop/contract';
import { Link, useTranslation } from '@shop/platform';
import { Icon } from '@shop/ui';
import { rootLink } from './category-menu.tsx';
import Countries from './countries.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import styles from './menu-contents.module.css';
import { MenuLoaded } from './menu-loaded.tsx';

interface Props {
  /** A page was chosen. */
  onLeave: () => void;
}

/** A line of the menu that opens and closes, by the browser alone. */
const Section = ({ title, children }: { title: string; children: ReactNode }): ReactNode => (
  <details>
    <summary>
      {title}
      <Icon name="chevron" turn="down" />
    </summary>
    {children}
  </details>
);

const Categories = ({ onLeave }: Props): ReactNode => {
  const { t } = useTranslation('host');
  return (
    <MenuLoaded>
      {(menu) =>
        menu.map((root) => (
          <Section key={root.url_path} title={root.name}>
            <ul>
              <li>
                <Link href={rootLink(root.url_path)} onClick={onLeave}>
                  {t('header.all', { name: root.name })}
                </Link>
              </li>
              {root.children.map((child) => (
                <li key={child.url_path}>
                  <Link href={paths.category(child.url_path)} onClick={onLeave}>
                    {child.name}
                  </Link>
                </li>
              ))}
            </ul>
          </Section>
        ))
      }
    </MenuLoaded>
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
        <Categories onLeave={onLeave} />
      </nav>
      <div className={styles.more}>
        <LanguageSwitch full className={styles.languages} />
        <Section title={t('header.shipTo')}>
          <Countries />
        </Section>
        <Section title={t('header.app')}>
          <App onLeave={onLeave} />
        </Section>
      </div>
    </div>
  );
}
