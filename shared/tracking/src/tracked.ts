import type { TrackingEvent } from './events.ts';

const TRACKED = 'tracking/tracked';

/** An action that tells the sink: views and sagas dispatch it, and the shell hands it on. */
export const tracked = (event: TrackingEvent) => ({ type: TRACKED, payload: event }) as const;

export type Tracked = ReturnType<typeof tracked>;

/** Whether an action is `tracked`. */
export const isTracked = (action: unknown): action is Tracked =>
  typeof action === 'object' && action !== null && 'type' in action && action.type === TRACKED;
