import { useEffect, useState } from 'react';
import { afterFirstView } from './when-idle.ts';

/** Resolves when the browser is idle, for work that can wait. Never settles on a page that is left before. */
export const firstViewOver = (): Promise<void> =>
  new Promise((resolve) => {
    afterFirstView(resolve);
  });

/**
 * False on the server and while the first view is being loaded and taken over, true once everything that it asked for
 * has arrived and the browser has nothing better to do. For parts that nobody waits for: their code costs the first
 * view nothing.
 */
export const useIdle = (): boolean => {
  const [idle, setIdle] = useState(false);
  useEffect(() => afterFirstView(() => setIdle(true)), []);
  return idle;
};
