import { useCallback, useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router-dom';

/**
 * The one place that has a page's loader run again. While it runs a second request asks for nothing: another run would
 * break off the first and begin its calls anew. `isServersFailure`: what failed the server's render may be there for
 * the browser, so it is tried once before anybody has to press.
 */
export const usePageRetry = (isServersFailure: boolean): { retry: () => void; isBusy: boolean } => {
  const { revalidate, state } = useRevalidator();
  const isUnderWay = useRef(false);
  const retry = useCallback((): void => {
    // State alone would let a second press through before the next render.
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    void revalidate().finally(() => {
      isUnderWay.current = false;
    });
  }, [revalidate]);
  useEffect(() => {
    if (isServersFailure) retry();
  }, [isServersFailure, retry]);
  return { retry, isBusy: state === 'loading' };
};
