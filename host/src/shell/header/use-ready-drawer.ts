import { useEffect } from 'react';
import { isGenerous } from '../../dom/connection.ts';
import { useShell } from '../../shell-context.ts';
import { afterFirstView } from '../../dom/when-idle.ts';

/** Has the cart's drawer brought while the browser rests, so that it opens at the press. */
export const useReadyDrawer = (isWanted: boolean): void => {
  const { readyIntent } = useShell();
  useEffect(() => {
    if (!isWanted || !readyIntent || !isGenerous()) return undefined;
    return afterFirstView(() => void readyIntent('cartDrawerRequested'));
  }, [isWanted, readyIntent]);
};
