import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { languages, paths } from '@shop/contract';
import { useTranslation } from '@shop/platform';
import { useShell } from '../shell-context.ts';
import styles from './language-switch.module.css';

/** EN or FR: a link to the same page with setLang, and so a new document in that language. */
export function LanguageSwitch(): ReactNode {
  const { t } = useTranslation('host');
  const { language } = useShell();
  const { pathname, search } = useLocation();
  return (
    <nav className={styles.switch} aria-label={t('header.language')}>
      {languages.map((one) => (
        <a
          key={one}
          href={paths.inLanguage(pathname + search, one)}
          hrefLang={`${one}-CA`}
          lang={one}
          aria-label={one === 'fr' ? 'FR, Français' : 'EN, English'}
          aria-current={one === language ? 'true' : undefined}
        >
          {one.toUpperCase()}
        </a>
      ))}
    </nav>
  );
}
