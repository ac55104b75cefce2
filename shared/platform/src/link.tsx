import { createContext, useContext, useRef, type AnchorHTMLAttributes, type ReactNode, type Ref } from 'react';
import { Link as RouterLink } from 'react-router-dom';

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

/**
 * A link within the shop: a real `<a>`, prefetched when pointed at or focused. Fits ui's `linkComponent`. Before
 * hydration and without scripts it is a plain link.
 */
export const Link = ({ href, onPointerEnter, onPointerLeave, onFocus, ...rest }: LinkProps): ReactNode => {
  const prefetch = useContext(PrefetchProvider);
  const callOff = useRef<() => void>(undefined);
  return (
    <RouterLink
      {...rest}
      to={href}
      discover="none" // a mark for a router that asks its server for routes
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
    />
  );
};
