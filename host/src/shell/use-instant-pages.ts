import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigation } from 'react-router-dom';
import { beginInstantPages, type InstantPages } from '../prefetch/instant-pages.ts';
import { useShell } from '../shell-context.ts';

/** Pages that come at the press, from here on. */
export const useInstantPages = (): void => {
  const services = useShell();
  const { location: target } = useNavigation();
  const { pathname, search } = useLocation();
  const pages = useRef<InstantPages>(undefined);
  useEffect(() => {
    pages.current = beginInstantPages(services);
    return () => pages.current?.stop();
  }, [services]);
  useLayoutEffect(() => pages.current?.drawn(pathname), [pathname]);
  useEffect(() => pages.current?.arrive(pathname + search), [pathname, search]);
  useEffect(() => {
    if (target) pages.current?.leave(target.pathname + target.search);
  }, [target]);
};
