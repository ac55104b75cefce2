import { createContext, useContext, type ReactNode } from 'react';
import { Link as RouterLink, type LinkProps } from 'react-router-dom';

/** Starts loading code and data of a path that a person seems about to open. */
export const PrefetchProvider = createContext<(path: string) => void>(() => undefined);

/** A link within the shop: a real `<a>`, prefetched when pointed at or focused, with a view transition. */
export function Link({ to, ...rest }: LinkProps): ReactNode {
  const prefetch = useContext(PrefetchProvider);
  const path = typeof to === 'string' ? to : null;
  const warm = path === null ? undefined : () => prefetch(path);
  return <RouterLink to={to} onPointerEnter={warm} onFocus={warm} {...rest} />;
}
