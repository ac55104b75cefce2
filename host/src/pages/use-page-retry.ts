import { useCallback, useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router-dom';
import type { PageData } from '../router/page-data.ts';

/**
 * The one place that has a page's loader run again. While it runs a second request asks for nothing: another run would
 * break off the first and begin its calls anew. `unfinished` is run again by itself, once: a page that is shown before
 * its data is there, and one that failed the server's render, which may be there for the browser.
 */
export const usePageRetry = (unfinished: PageData | null): { retry: () => void; isBusy: boolean } => {
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
