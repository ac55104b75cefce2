import { lazy, Suspense, useSyncExternalStore, type ReactNode } from 'react';
import type { SlowCall } from '@shop/request';
import type { SlowCalls } from './slow-calls.ts';

const Notice = lazy(() => import('./still-trying-notice.tsx').catch(() => ({ default: () => null })));

const NONE: readonly SlowCall[] = [];

/** Says that an answer takes long, while one does; its code comes when it is needed. */
export const StillTrying = ({ calls }: { calls: SlowCalls }): ReactNode => {
  const slow = useSyncExternalStore(calls.subscribe, calls.current, () => NONE);
  if (slow.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <Notice slow={slow} />
    </Suspense>
  );
};
