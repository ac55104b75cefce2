import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { paths } from '@shop/contract';
import { Link, useDispatch, useTranslation } from '@shop/platform';
import { selectIsDropship, sessionEvents } from '@shop/session';
import styles from './account-entry.module.css';
import { AccountFace } from './account-face.tsx';

/** Tells links of this menu from others (document 2 §2). */
const ENTRYPOINT = 'accountmenu';

const entries = [
  ['account', paths.accountHome()],
  ['coupons', paths.coupons()],
  ['orders', paths.orders()],
  ['points', paths.points()],
  ['wishlist', paths.wishlist()],
  ['recentlyViewed', paths.recentlyViewed()],
  ['cashback', paths.cashback(ENTRYPOINT)],
  ['milestoneBadge', paths.milestoneBadge(ENTRYPOINT)],
] as const;

/** Dropshippers have no cashback (documents 1 to 3 §6). */
function useEntries(): (typeof entries)[number][] {
  const dropship = useSelector(selectIsDropship);
  return entries.filter(([name]) => !(dropship && name === 'cashback'));
}

/**
 * The customer's name, which shows their pages. Closes with Escape (the focus goes back to the name), with a press or
 * the focus elsewhere, and with a navigation: it is open only on the place in the history where it was opened.
 */
export default function AccountMenu(): ReactNode {
  const { t } = useTranslation('host');
  const dispatch = useDispatch();
  const { key: place } = useLocation();
  const [openAt, setOpenAt] = useState<string | null>(null);
  const open = openAt === place;
  const root = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const list = useId();
  const shown = useEntries();

  useEffect(() => {
    if (!open) return;
    const leave = ({ target }: Event): void => {
      if (!(target instanceof Node && root.current?.contains(target))) setOpenAt(null);
    };
    const escape = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      setOpenAt(null);
      opener.current?.focus();
    };
    const element = root.current;
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    element?.addEventListener('keydown', escape);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
      element?.removeEventListener('keydown', escape);
    };
  }, [open]);

  return (
    <div ref={root} className={styles.menu}>
      <button
        ref={opener}
        type="button"
        className={styles.entry}
        aria-expanded={open}
        aria-controls={open ? list : undefined}
        onClick={() => setOpenAt(open ? null : place)}
      >
        <AccountFace />
      </button>
      {open ? (
        <ul id={list} className={styles.list}>
          {shown.map(([entry, href]) => (
            <li key={entry}>
              <Link href={href} onClick={() => setOpenAt(null)}>
                {t(`header.${entry}`)}
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
