import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import {
  Outlet,
  ScrollRestoration,
  useLocation,
  useMatches,
  type ScrollRestorationProps,
  useNavigation,
} from 'react-router-dom';
import { useTranslation } from '@shop/platform';
import type { PageData } from '../router/page-data.ts';
import { Overlays } from '../remotes/overlays.tsx';
import { PartBoundary } from '../remotes/part-boundary.tsx';
import { applyHead, titleOf } from './head.ts';
import { useIdle } from '../dom/idle.ts';
import { hasFooter, Layout } from './layout.tsx';
import { useShell } from '../shell-context.ts';
import styles from './layout.module.css';

/** That another page is on its way: a line along the window's top, once that takes long enough to be noticed. */
export const PageProgress = (): ReactNode =>
  useNavigation().state === 'idle' ? null : <div className={styles.progress} />;

const afterFirstView = () => import('./after-first-view.tsx');
const AfterFirstView = lazy(afterFirstView);
const Consent = lazy(async () => ({ default: (await afterFirstView()).Consent }));
const OfflineParts = lazy(() => import('../offline/offline-parts.tsx'));
const CookiesRefused = lazy(async () => ({ default: (await afterFirstView()).CookiesRefused }));

/** The page data of the route in view; null while the very first loaders run or after they failed. */
const usePageData = (): PageData | null => {
  const matches = useMatches();
  return (matches.at(-1)?.loaderData as PageData | null | undefined) ?? null; // every leaf route answers PageData
};

/**
 * The key under which a history entry's scroll position is kept. A link to a part of a page makes an entry without a key of
 * its own. By `default` alone it would share the key of the tab's first page, whose position Firefox and Safari would then
 * restore after they have scrolled to the part.
 */
const scrollKeyOf: ScrollRestorationProps['getKey'] = ({ key, pathname, search, hash }) =>
  key === 'default' ? pathname + search + hash : key;

/** The frame of every page: its layout, the document's title, and where the page was scrolled to. */
export const Root = (): ReactNode => {
  const data = usePageData();
  const { t } = useTranslation();
  const idle = useIdle();
  const { pathname } = useLocation();
  const [first] = useState(pathname);
  const { language, firstView } = useShell();
  useEffect(() => {
    // A page that stands as the server wrote it has the server's title too: its own texts may not be there.
    if (firstView?.data === data && firstView?.isStanding()) return;
    if (data) applyHead(data, titleOf(data, t), language);
  }, [data, t, language, firstView]);
  const layout = data?.layout ?? 'default';
  const consent =
    idle && hasFooter(layout) ? (
      <PartBoundary remote="host" expose="consent">
        <Suspense fallback={null}>
          <Consent />
          <CookiesRefused page={data?.name ?? ''} />
        </Suspense>
      </PartBoundary>
    ) : null;
  const offline = idle ? (
    <PartBoundary remote="host" expose="offline">
      <Suspense fallback={null}>
        <OfflineParts />
      </Suspense>
    </PartBoundary>
  ) : null;
  const beside = (
    <>
      <ScrollRestoration getKey={scrollKeyOf} />
      <PageProgress />
      <Overlays />
      {idle ? (
        <PartBoundary remote="host" expose="after-first-view">
          <Suspense fallback={null}>
            <AfterFirstView first={first} />
          </Suspense>
        </PartBoundary>
      ) : null}
    </>
  );
  return (
    <Layout
      name={layout}
      page={data?.name ?? ''}
      beforeHeader={
        <>
          {offline}
          {consent}
        </>
      }
      beside={beside}
    >
      <Outlet />
    </Layout>
  );
};
