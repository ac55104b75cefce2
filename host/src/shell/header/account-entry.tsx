import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { paths } from '@shop/contract';
import { Link, useDispatch, useTranslation } from '@shop/platform';
import { selectGreetingName, selectIsSignedIn, sessionEvents } from '@shop/session';
import { Icon } from '@shop/ui';
import styles from './account-entry.module.css';

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

function Customer(): ReactNode {
  const { t } = useTranslation('host');
  const dispatch = useDispatch();
  const name = useSelector(selectGreetingName);
  return (
    <details className={styles.menu}>
      <summary className={styles.entry}>
        <Icon name="account" size={24} />
        <span className={styles.text}>{t('header.greeting', { name: name || t('header.anonymous') })}</span>
      </summary>
      <ul className={styles.list}>
        <li>
          <Link href={paths.accountHome()}>{t('header.account')}</Link>
        </li>
        <li>
          <Link href={paths.orders()}>{t('header.orders')}</Link>
        </li>
        <li>
          <button type="button" onClick={() => dispatch(sessionEvents.logoutRequested())}>
            {t('header.logOut')}
          </button>
        </li>
      </ul>
    </details>
  );
}

/** Sign In / Join Free, or the customer's name with their pages. The first view is everyone's: signed out. */
export function AccountEntry({ page }: { page: string }): ReactNode {
  return useSelector(selectIsSignedIn) ? <Customer /> : <SignIn page={page} />;
}
