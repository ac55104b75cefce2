import type { AppStore } from '@shop/store';
import { recordedChoice } from '../../shell/consent/choice-store.ts';
import { firstViewOver } from '../../dom/idle.ts';

const agrees = (): boolean => recordedChoice.current() === 'yes';

/**
 * Has what watches people loaded, once for a page: with their consent alone, whenever it is given, and not before the
 * first view is over. It ends with the consent.
 */
export const beginTrackers = (store: AppStore, reload = (): void => location.reload()): void => {
  let isStarting = false;
  let stop: (() => void) | null = null;
  const start = async (): Promise<void> => {
    isStarting = true;
    try {
      await firstViewOver();
      const { startTrackers } = await import('./start-trackers.ts');
      stop = await startTrackers(store, { agrees, reload });
    } catch {
      // Its file did not come: it is tried again with the next page.
    }
    isStarting = false;
    if (stop && !agrees()) follow();
  };
  const follow = (): void => {
    if (agrees()) {
      if (!stop && !isStarting) void start();
      return;
    }
    stop?.();
    stop = null;
  };
  recordedChoice.subscribe(follow);
  follow();
};
