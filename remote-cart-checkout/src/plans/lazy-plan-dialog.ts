import { lazy } from 'react';

/** Fetched when somebody first asks for plans; where it does not arrive, nothing opens. */
export const LazyPlanDialog = lazy(() => import('./plan-dialog.tsx').catch(() => ({ default: () => null })));
