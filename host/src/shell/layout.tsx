import type { ReactNode } from 'react';
import type { LayoutName } from '@shop/contract';
import { useTranslation } from '@shop/platform';
import { SkipLink } from '@shop/ui';
import { FooterPlace } from './footer/footer-place.tsx';
import { Header } from './header/header.tsx';
import styles from './layout.module.css';

interface Props {
  name: LayoutName;
  /** Name of the route in view. */
  page: string;
  /** The first stop of the keyboard after the skip link. */
  beforeHeader?: ReactNode;
  /** Stays while pages come and go, such as dialogs and messages. */
  beside?: ReactNode;
  children: ReactNode;
}

/** Which chrome a layout has around its page (SHELL-002 to SHELL-006). */
const chrome: Record<LayoutName, { header: 'full' | 'plain' | 'none'; footer: boolean }> = {
  default: { header: 'full', footer: true },
  cms: { header: 'full', footer: true },
  login: { header: 'plain', footer: true },
  print: { header: 'none', footer: false },
  blank: { header: 'none', footer: false },
};

/** Where nothing comes between a person and the one thing to do, there is no footer. */
export const hasFooter = (name: LayoutName): boolean => chrome[name].footer;

/** One of the five layouts around a page, which brings its main part. */
export const Layout = ({ name, page, beforeHeader, beside, children }: Props): ReactNode => {
  const { t } = useTranslation('host');
  const { header, footer } = chrome[name];
  return (
    <div className={styles.layout}>
      <SkipLink href="#main">{t('skip')}</SkipLink>
      {beforeHeader}
      {header === 'none' ? null : <Header search={header === 'full'} page={page} />}
      {/* Under another header a page is drawn anew: that of the page before would be moved there. */}
      <div key={header} className={styles.page}>
        {children}
      </div>
      {beside}
      {footer ? <FooterPlace /> : null}
    </div>
  );
};
