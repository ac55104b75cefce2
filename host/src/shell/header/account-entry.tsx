import { lazy, Suspense, type MouseEvent, type ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { paths } from '@shop/contract';
import { Link, useIntent, useTranslation } from '@shop/platform';
import { selectIsSignedIn } from '@shop/session';
import { Icon } from '@shop/ui';
import styles from './account-entry.module.css';
import { AccountFace } from './account-face.tsx';
import { useHandedFocus, type HandedFocus } from './use-handed-focus.ts';

/** The `entrypoint` that the login link carries, by the route it is on (SHELL-012). */
const entrypoints: Readonly<Record<string, string>> = {
  Home: 'homepage',
  ProductList: 'product_list',
  ProductDetail: 'product_detail',
  FeedProductDetail: 'product_detail',
};

type Place = Pick<HandedFocus, 'take'>;

const SignIn = ({ page, take }: Place & { page: string }): ReactNode => {
  const { t } = useTranslation('host');
  const intend = useIntent();
  const entrypoint = entrypoints[page];
  // A link wherever it leads: it works without scripts, and in another tab.
  const openPopup = (event: MouseEvent): void => {
    if (entrypoint || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    void intend('signInRequested', { mode: 1 });
  };
  return (
    <Link
      ref={take}
      className={styles.entry ?? ''}
      href={paths.login(entrypoint ? { entrypoint } : {})}
      onClick={openPopup}
    >
      <Icon name="account" size={24} />
      <span className={styles.text}>{t('header.signIn')}</span>
    </Link>
  );
};

/** The customer's way to their pages while the menu's code is on its way, and when it does not arrive. */
const AccountLink = ({ take }: Place): ReactNode => (
  <Link ref={take} className={styles.entry ?? ''} href={paths.accountHome()}>
    <AccountFace />
  </Link>
);

/** Only customers need the menu: its code is no part of the first view, which is everyone's. */
const AccountMenu = lazy(() => import('./account-menu.tsx').catch(() => ({ default: AccountLink })));

/**
 * Sign In / Join Free, or the customer's name with their pages. The first view is everyone's: signed out. Who has reached
 * it when the session becomes known keeps the focus.
 */
export const AccountEntry = ({ page }: { page: string }): ReactNode => {
  const isSignedIn = useSelector(selectIsSignedIn);
  const { place, take } = useHandedFocus();
  return (
    <div {...place} className={styles.place}>
      {isSignedIn ? (
        <Suspense fallback={<AccountLink take={take} />}>
          <AccountMenu take={take} />
        </Suspense>
      ) : (
        <SignIn page={page} take={take} />
      )}
    </div>
  );
};
