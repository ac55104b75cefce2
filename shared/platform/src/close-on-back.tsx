import { useContext, useEffectEvent, useId, useLayoutEffect, useState } from 'react';
import { UNSAFE_DataRouterContext } from 'react-router-dom';

const isBack = ({ historyAction }: { historyAction: string }): boolean => historyAction === 'POP';

/** The open overlays of this tab, the topmost last. Always empty on the server, where effects do not run. */
const floating = new Set<string>();
const listeners = new Set<() => void>();
const told = (): void => listeners.forEach((listener) => listener());

/** As `useBlocker`, which begins only some time after what it guards is seen: a quick Back would leave the page. */
const Guard = ({ id, onBack }: { id: string; onBack: () => void }): null => {
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  const close = useEffectEvent(onBack);
  useLayoutEffect(() => {
    if (!router) return undefined;
    router.getBlocker(id, isBack);
    const stop = router.subscribe(({ blockers }) => {
      const blocker = blockers.get(id);
      if (blocker?.state !== 'blocked') return;
      blocker.reset();
      close();
    });
    return () => {
      stop();
      router.deleteBlocker(id);
    };
  }, [router, id]);
  return null;
};

/**
 * Stands in what floats over a page (dialog, drawer) while it is open: the browser's back button closes that, and the
 * page stays. Of several only the topmost is closed: a router has room for one guard. A way back out of the document is
 * the browser's alone.
 */
export const CloseOnBack = ({ onBack }: { onBack: () => void }) => {
  const id = useId();
  const [isTopmost, setTopmost] = useState(false);
  // Before the overlay is painted: whoever sees it can press Back at once.
  useLayoutEffect(() => {
    const look = (): void => setTopmost([...floating].at(-1) === id);
    floating.add(id);
    listeners.add(look);
    told();
    return () => {
      floating.delete(id);
      listeners.delete(look);
      told();
    };
  }, [id]);
  return isTopmost ? <Guard id={id} onBack={onBack} /> : null;
};
