import {
  lazy,
  Suspense,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type PointerEvent,
  type RefObject,
} from 'react';
import { paths } from '@shop/contract';
import { Link, useTranslation } from '@shop/platform';
import { Icon, Spinner } from '@shop/ui';
import { useRoots } from '../use-roots.ts';
import styles from './category-menu.module.css';

/** A pointer that only crosses a root on its way to the panel below opens nothing. */
const HOVER_MS = 120;

interface MenuPanelState {
  /** Path of the root whose panel shows. */
  open: string | null;
  /** The button of a root was pressed: a panel that hovering had opened stays, one that a press had opened closes. */
  press: (path: string) => void;
  /** The pointer came over a root. */
  hover: (path: string, event: PointerEvent) => void;
  /** The pointer left the menu. */
  unhover: (event: PointerEvent) => void;
  close: () => void;
  /** Around the menu. */
  root: RefObject<HTMLElement | null>;
}

/**
 * Which panel of the mega-menu shows. It opens by pointer or by a press of its button, and closes when the pointer or
 * the focus leaves the menu, with a press elsewhere, and with Escape, which gives the focus back to the button.
 */
const useMenuPanel = (): MenuPanelState => {
  const [shown, setShown] = useState<{ path: string; pressed: boolean } | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const root = useRef<HTMLElement>(null);
  const open = shown?.path ?? null;

  const close = (): void => {
    clearTimeout(timer.current);
    setShown(null);
  };
  const leave = useEffectEvent(({ target }: Event): void => {
    if (!(target instanceof Node && root.current?.contains(target))) close();
  });
  const escape = useEffectEvent((event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    const opener = root.current?.querySelector<HTMLElement>('[aria-expanded=true]');
    if (root.current?.contains(document.activeElement)) opener?.focus();
    close();
  });

  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (open === null) return undefined;
    const left = (event: Event): void => leave(event);
    const pressed = (event: KeyboardEvent): void => escape(event);
    document.addEventListener('pointerdown', left);
    document.addEventListener('focusin', left);
    document.addEventListener('keydown', pressed);
    return () => {
      document.removeEventListener('pointerdown', left);
      document.removeEventListener('focusin', left);
      document.removeEventListener('keydown', pressed);
    };
  }, [open]);

  return {
    open,
    press: (path) => {
      clearTimeout(timer.current);
      setShown(shown?.path === path && shown.pressed ? null : { path, pressed: true });
    },
    hover: (path, { pointerType }) => {
      if (pointerType !== 'mouse') return;
      clearTimeout(timer.current);
      if (path !== open) timer.current = setTimeout(() => setShown({ path, pressed: false }), HOVER_MS);
    },
    unhover: ({ pointerType }) => {
      if (pointerType === 'mouse') close();
    },
    close,
    root,
  };
};

const TOP_CATEGORY = 'entrypoint=homepage_topcategory';

/** The link of a root category, with its `entrypoint` (SHELL-027). */
export const rootLink = (urlPath: string): string => paths.content(`${urlPath}?${TOP_CATEGORY}`);

/** Asked for when someone reaches for the menu; without it the roots are links all the same. */
const loadPanel = () => import('./menu-panel.tsx').catch(() => ({ default: () => null }));
const MenuPanel = lazy(loadPanel);

/** The mega-menu of wide screens: eleven links, and for each a panel that opens by pointer or by its own button. */
export const CategoryMenu = (): ReactNode => {
  const { t } = useTranslation('host');
  const roots = useRoots();
  const { open, press, hover, unhover, close, root } = useMenuPanel();
  const prepare = (): void => void loadPanel();

  return (
    <nav
      ref={root}
      className={styles.menu}
      aria-label={t('header.categories')}
      onPointerEnter={prepare}
      onFocus={prepare}
      onPointerLeave={unhover}
    >
      <ul className={styles.roots}>
        {roots.map(({ name, url_path }, column) => (
          <li key={url_path} onPointerEnter={(event) => hover(url_path, event)}>
            <Link href={rootLink(url_path)} onClick={close}>
              {name}
            </Link>
            <button
              type="button"
              aria-expanded={open === url_path}
              aria-label={t('header.showCategories', { name })}
              onClick={() => press(url_path)}
            >
              <Icon name="chevron" turn="down" size={16} />
            </button>
            {open === url_path ? (
              <div className={styles.panel}>
                <Suspense fallback={<Spinner label={t('header.loading')} />}>
                  <MenuPanel column={column} path={url_path} onLeave={close} />
                </Suspense>
              </div>
            ) : null}
          </li>
        ))}
      </ul>
    </nav>
  );
};
