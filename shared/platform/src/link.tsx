import { createContext, useContext, useRef, type AnchorHTMLAttributes, type ReactNode, type Ref } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';

/** Starts loading code and data of a path that a person is likely to open; answers how to call off what has not begun. */
export const PrefetchProvider = createContext<(path: string) => () => void>(() => () => undefined);

export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** A path of this site, from the path builder. */
  href: string;
  /** Takes the place of the current entry of the history. */
  replace?: boolean;
  /** Keeps where the page is scrolled to: for a filter or a tab that is a link. */
  preventScrollReset?: boolean;
  ref?: Ref<HTMLAnchorElement>;
}

/** An address with a scheme or a host of its own. */
const elsewhere = /^(?:[a-z][\w+.-]*:|\/\/)/i;

/**
 * A link within the shop: a real `<a>`, prefetched when pointed at or focused. Fits ui's `linkComponent`. Before
 * hydration and without scripts it is a plain link. The router's own component would bring what prefetches for a router
 * that asks its server for routes.
 */
export const Link = ({
  href,
  replace,
  preventScrollReset,
  target,
  onClick,
  onPointerEnter,
  onPointerLeave,
  onFocus,
  children,
  ...rest
}: LinkProps): ReactNode => {
  const prefetch = useContext(PrefetchProvider);
  const callOff = useRef<() => void>(undefined);
  const isElsewhere = elsewhere.test(href);
  const path = isElsewhere ? '' : href;
  const own = useHref(path);
  const follow = useLinkClickHandler<HTMLAnchorElement>(path, { replace, preventScrollReset, target });
  return (
    <a
      {...rest}
      href={isElsewhere ? href : own}
      target={target}
      onClick={(event) => {
        onClick?.(event);
        if (!isElsewhere && !event.defaultPrevented) follow(event);
      }}
      onPointerEnter={(event) => {
        callOff.current = prefetch(href);
        onPointerEnter?.(event);
      }}
      onPointerLeave={(event) => {
        callOff.current?.();
        onPointerLeave?.(event);
      }}
      onFocus={(event) => {
        prefetch(href);
        onFocus?.(event);
      }}
    >
      {children}
    </a>
  );
};
