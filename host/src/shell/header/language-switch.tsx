import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { languageNames, languages, paths } from '@shop/contract';
import { useTranslation } from '@shop/platform';
import { LanguageLink } from '@shop/ui';
import { useShell } from '../../shell-context.ts';
import styles from './language-switch.module.css';

interface Props {
  /** The languages by their names, where there is room. */
  full?: boolean;
  /** Of the strip unless told. */
  className?: string | undefined;
}

/** EN or FR: the same page with setLang, and so a new document in that language. */
export const LanguageSwitch = ({ full = false, className = styles.switch }: Props): ReactNode => {
  const { t } = useTranslation('host');
  const { language } = useShell();
  const { pathname, search } = useLocation();
  return (
    <nav className={className} aria-label={t('header.language')}>
      {languages.map((one) => {
        const code = one.toUpperCase();
        return (
          <LanguageLink
            key={one}
            href={paths.inLanguage(pathname + search, one)}
            hrefLang={`${one}-CA`}
            lang={one}
            aria-label={full ? undefined : `${code}, ${languageNames[one]}`}
            aria-current={one === language ? 'true' : undefined}
          >
            {full ? languageNames[one] : code}
          </LanguageLink>
        );
      })}
    </nav>
  );
};
