import { useContext, useEffectEvent, useId, useLayoutEffect } from 'react';
import { UNSAFE_DataRouterContext } from 'react-router-dom';

const isBack = ({ historyAction }: { historyAction: string }): boolean => historyAction === 'POP';

/** One overlay's hold on the way back. */
interface Guard {
  stand: () => void;
  leave: () => void;
}

/** Of the open overlays of this tab, the topmost last. Always empty on the server, where effects do not run. */
const guards: Guard[] = [];

/**
 * Stands in what floats over a page (dialog, drawer) while it is open: the browser's back button closes that, and the
 * page stays. Of several only the topmost is closed: a router has room for one guard. A way back out of the document is
 * the browser's alone. Unlike `useBlocker`, which begins only some time after what it guards is seen, it stands before
 * the overlay is painted, for whoever sees that can press Back at once; React draws nothing again for it.
 */
export const CloseOnBack = ({ onBack }: { onBack: () => void }): null => {
  const id = useId();
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  const close = useEffectEvent(onBack);
  useLayoutEffect(() => {
    if (!router) return undefined;
    let stop = (): void => undefined;
    const guard: Guard = {
      stand() {
        router.getBlocker(id, isBack);
        stop = router.subscribe(({ blockers }) => {
          const blocker = blockers.get(id);
          if (blocker?.state !== 'blocked') return;
          blocker.reset();
          close();
        });
      },
      leave() {
        stop();
        router.deleteBlocker(id);
      },
    };
    guards.at(-1)?.leave();
    guards.push(guard);
    guard.stand();
    return () => {
      const isTopmost = guards.at(-1) === guard;
      guards.splice(guards.indexOf(guard), 1);
      if (!isTopmost) return;
      guard.leave();
      guards.at(-1)?.stand();
    };
  }, [router, id]);
  return null;
};
