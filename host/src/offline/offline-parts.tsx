import { lazy, Suspense, useEffect, type ReactNode } from 'react';
import { useLocation, useMatches } from 'react-router-dom';
import { routeForType } from '../../contract/find-route.ts';
import { afterFirstView } from '../dom/when-idle.ts';
import { useOnline } from '../dom/use-online.ts';
import type { PageData } from '../router/page-data.ts';
import { useShell } from '../shell-context.ts';

const Strip = lazy(() =>
  import(/* webpackChunkName: "offline" */ './offline-strip.tsx').catch(() => ({ default: () => null })),
);

/** Has each page that is reached kept when it rests, and what was changed without a network sent. */
const useSavedView = (): void => {
  const { offline, configs } = useShell();
  const { pathname, search } = useLocation();
  const data = useMatches().at(-1)?.loaderData as PageData | null | undefined; // every leaf route answers it
  const isThere = Boolean(data && !data.failure && !data.isEarly);
  const product = routeForType(configs, 'product');
  const isProduct = data?.remote === product?.remote && data?.page === product?.route.page;
  useEffect(() => {
    if (!isThere) return undefined;
    const keep = async (): Promise<void> => {
      const here = await offline?.ready();
      await here?.sendPending();
      await here?.saveView({ pathname, search, isProduct });
    };
    return afterFirstView(() => void keep());
  }, [offline, pathname, search, isThere, isProduct]);
};

/** Keeps what is there without a network, and says when there is none. */
export default function OfflineParts(): ReactNode {
  const isOnline = useOnline();
  useSavedView();
  return isOnline ? null : (
    <Suspense>
      <Strip />
    </Suspense>
  );
}
