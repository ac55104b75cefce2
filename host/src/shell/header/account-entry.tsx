import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { paths } from '@shop/contract';
import { Link, useTranslation } from '@shop/platform';
import { selectIsSignedIn } from '@shop/session';
import { Icon } from '@shop/ui';
import styles from './account-entry.module.css';
import { AccountMenu } from './account-menu.tsx';

/** Where a login started, for the pages that the documents name (document 2 §2). */
const entrypoints: Readonly<Record<string, string>> = {
  Home: 'homepage',
  ProductList: 'product_list',
  ProductDetail: 'product_detail',
  FeedProductDetail: 'product_detail',
};

function SignIn({ page }: { page: string }): ReactNode {
  const { t } = useTranslation('host');
  const entrypoint = entrypoints[page];
  return (
    <Link className={styles.entry ?? ''} href={paths.login(entrypoint ? { entrypoint } : {})}>
      <Icon name="account" size={24} />
      <span className={styles.text}>{t('header.signIn')}</span>
    </Link>
  );
}

/** Sign In / Join Free, or the customer's name with their pages. The first view is everyone's: signed out. */
export function AccountEntry({ page }: { page: string }): ReactNode {
  return useSelector(selectIsSignedIn) ? <AccountMenu /> : <SignIn page={page} />;
}
