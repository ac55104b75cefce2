import { useEffect, useEffectEvent } from 'react';
import { useBlocker } from 'react-router-dom';

const isBack = ({ historyAction }: { historyAction: string }): boolean => historyAction === 'POP';

/**
 * Stands in what floats over a page (dialog, drawer) while it is open: the browser's back button closes that, and the
 * page stays. A way back out of the document is the browser's alone.
 */
export function CloseOnBack({ onBack }: { onBack: () => void }): null {
  const blocker = useBlocker(isBack);
  const close = useEffectEvent(onBack);
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    blocker.reset();
    close();
  }, [blocker]);
  return null;
}
