import type { ReactNode } from 'react';
import { paths } from '@shop/contract';
import { Link, useTranslation } from '@shop/platform';
import { Breadcrumbs } from '@shop/ui';
import styles from './page-intro.module.css';

interface Props {
  title: string;
  /** Pages between the home page and this one. */
  above?: readonly { label: string; href: string }[];
  children?: ReactNode;
}

/** The top of a page that one browses by: where it stands, its heading, and what it is about. */
export const PageIntro = ({ title, above, children }: Props) => {
  const { t } = useTranslation('catalog');
  return (
    <header className={styles.intro}>
      <Breadcrumbs
        label={t('breadcrumb')}
        linkComponent={Link}
        items={[{ label: t('home.name'), href: paths.home() }, ...(above ?? []), { label: title }]}
      />
      <h1>{title}</h1>
      {children}
    </header>
  );
};

/** The sentence below a heading. */
export const Lead = ({ children }: { children: ReactNode }) => <p className={styles.lead}>{children}</p>;
