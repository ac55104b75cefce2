import { useCallback, useId, type ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { paths } from '@shop/contract';
import { Link, useDispatch, useTranslation } from '@shop/platform';
import { selectIsDropship, sessionEvents } from '@shop/session';
import { Icon } from '@shop/ui';
import styles from './account-entry.module.css';
import { AccountFace, Greeting } from './account-face.tsx';
import type { HandedFocus } from './use-handed-focus.ts';
import { useServed } from '../served-pages.tsx';
import { usePopover } from '../use-popover.ts';

/** The `entrypoint` of this menu's links (SHELL-014, SHELL-015). */
const ENTRYPOINT = 'accountmenu';

const entries = [
  { name: 'account', href: paths.accountHome() },
  { name: 'coupons', href: paths.coupons() },
  { name: 'orders', href: paths.orders() },
  { name: 'points', href: paths.points() },
  { name: 'wishlist', href: paths.wishlist() },
  { name: 'recentlyViewed', href: paths.recentlyViewed() },
  { name: 'cashback', href: paths.cashback(ENTRYPOINT), notDropship: true },
  { name: 'milestoneBadge', href: paths.milestoneBadge(ENTRYPOINT) },
] as const;

/** Dropshippers do not have all of them (SHELL-014). */
const useEntries = (): (typeof entries)[number][] => {
  const isDropship = useSelector(selectIsDropship);
  const { page } = useServed();
  return entries.filter((entry) => page(entry.href) && !(isDropship && 'notDropship' in entry));
};

/** The customer's name, which shows their pages. */
export default function AccountMenu({ take }: Pick<HandedFocus, 'take'>): ReactNode {
  const { t } = useTranslation('host');
  const dispatch = useDispatch();
  const { open, toggle, close, root, opener: openerRef } = usePopover();
  const list = useId();
  const asOpener = useCallback(
    (element: HTMLButtonElement | null) => {
      openerRef.current = element;
      take(element);
    },
    [openerRef, take],
  );
  const shown = useEntries();

  return (
    <div ref={root} className={styles.menu}>
      <button
        ref={asOpener}
        type="button"
        className={styles.entry}
        aria-expanded={open}
        aria-controls={open ? list : undefined}
        onClick={toggle}
      >
        <AccountFace />
        <Icon name="chevron" turn="down" size={16} className={styles.arrow} />
      </button>
      {open ? (
        <ul id={list} className={styles.list}>
          <li className={styles.who}>
            <Greeting />
          </li>
          {shown.map(({ name, href }) => (
            <li key={name}>
              <Link href={href} onClick={close}>
                {t(`header.${name}`)}
              </Link>
            </li>
          ))}
          <li>
            <button type="button" onClick={() => dispatch(sessionEvents.logoutRequested())}>
              {t('header.logOut')}
            </button>
          </li>
        </ul>
      ) : null}
    </div>
  );
}
