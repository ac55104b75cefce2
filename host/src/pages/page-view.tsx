import { useMemo, useReducer, type ReactNode, useCallback, useEffect, useRef } from 'react';
import { useLoaderData, useLocation, useNavigationType, useRevalidator } from 'react-router-dom';
import { FlagProvider, PageProvider, type PageModule } from '@shop/platform';
import { PartBoundary } from '../remotes/part-boundary.tsx';
import type { PageData } from '../router/page-data.ts';
import { sourceOfPage } from '../router/page-flags.ts';
import { useShell } from '../shell-context.ts';
import { FailureScreen } from './failure-screen.tsx';
import { PageFrame } from './page-frame.tsx';
import { StandingPage } from './standing-page.tsx';

/**
 * The one place that has a page's loader run again. While it runs a second request asks for nothing: another run would
 * break off the first and begin its calls anew. `unfinished` is run again by itself, once: a page that is shown before
 * its data is there, and one that failed the server's render, which may be there for the browser.
 */
const usePageRetry = (unfinished: PageData | null): { retry: () => void; isBusy: boolean } => {
  const { revalidate, state } = useRevalidator();
  const isPending = useRef(false);
  const retry = useCallback((): void => {
    // State alone would let a second press through before the next render.
    if (isPending.current) return;
    isPending.current = true;
    void revalidate().finally(() => {
      isPending.current = false;
    });
  }, [revalidate]);
  useEffect(() => {
    if (unfinished) retry();
  }, [unfinished, retry]);
  return { retry, isBusy: state === 'loading' };
};

/** Shows what a page route's loader left: the remote's page, or the screen of its failure. */
export const PageView = (): ReactNode => {
  const data = useLoaderData<PageData>();
  const { remotes, firstView, configs, flags } = useShell();
  const { pathname } = useLocation();
  const [, drawAgain] = useReducer((times: number) => times + 1, 0);
  // A step back or forward has all that it shows, and a place on it to go to.
  const known = useNavigationType() === 'POP' ? undefined : data.known;
  const page = useMemo(() => ({ name: data.name, params: data.params, known, sent: data.sent }), [data, known]);
  // oxlint-disable-next-line react/exhaustive-deps -- a view is one path: what was told of it is told again of another
  const reportedFlags = useMemo(() => new Set<string>(), [pathname]);
  const source = useMemo(
    () => sourceOfPage({ configs, flags }, data, reportedFlags),
    [configs, flags, data, reportedFlags],
  );
  const first = firstView?.data === data ? firstView : null;
  const { retry, isBusy } = usePageRetry(data.isEarly || (first && data.failure === 'remote') ? data : null);

  const askAgain = useMemo(
    () => async () => {
      const isThere = (await first?.prepare()) ?? false;
      if (isThere) drawAgain();
      return isThere;
    },
    [first],
  );

  if (data.failure) return <FailureScreen failure={data.failure} retry={retry} isBusy={isBusy} />;
  // Without its texts a page would show their names.
  const module =
    data.remote !== null && first?.isReady() !== false ? remotes.loaded<PageModule>(data.remote, data.page) : undefined;
  if (!module && first?.isStanding()) return <StandingPage retry={askAgain} isQuiet />;
  if (!module) return <FailureScreen failure="remote" retry={retry} isBusy={isBusy} />;

  const drawn = async (again: () => void): Promise<boolean> => {
    again();
    return true;
  };
  const Content = module.default;
  return (
    <PageProvider value={page}>
      <FlagProvider value={source}>
        <PartBoundary
          key={data.remote + data.page}
          remote={data.remote ?? 'host'}
          expose={data.page}
          fallback={(again) =>
            first?.isStanding() ? (
              <StandingPage retry={() => drawn(again)} isQuiet={false} />
            ) : (
              <FailureScreen failure="remote" retry={again} />
            )
          }
        >
          <PageFrame banner={module.banner} onTaken={() => first?.taken()}>
            <Content />
          </PageFrame>
        </PartBoundary>
      </FlagProvider>
    </PageProvider>
  );
};
