import { lazy } from 'react';
import type { Footer as Drawn } from './footer.tsx';

const load = () => import('./footer.tsx');

/**
 * In a browser's bundle the footer is a chunk of its own, which comes after the first view. When it does not come, what
 * the server drew stays: links, and a form that works without scripts.
 */
export const Footer = lazy(() =>
  load()
    .catch(load) // a script that comes too late for the first try is there for the second
    .then(
      ({ Footer: Content }): { default: typeof Drawn } => ({ default: Content }),
      () => new Promise<never>(() => {}),
    ),
);
