import type { Middleware } from '@reduxjs/toolkit';
import { readConsent } from '@shop/contract';
import type { SessionRoot } from '@shop/session';
import { createTracking, isTracked } from '@shop/tracking';
import { pushToDataLayer } from '../dom/data-layer.ts';
import { endsSession, isDropshipHere, sessionTracking } from './session-tracking.ts';

const mayMeasure = (): boolean => readConsent(document.cookie) === 'yes';

/** Hands `tracked` actions, and what happens to the session, to the one sink. */
export const trackingMiddleware =
  (): Middleware =>
  ({ getState }) => {
    const state = (): SessionRoot => getState() as SessionRoot; // the session is registered with the store
    const { track, settle, forget } = createTracking({
      consent: mayMeasure,
      push: pushToDataLayer,
      isDropship: () => isDropshipHere(state()),
    });
    const ofSession = sessionTracking(mayMeasure);
    return (next) => (action) => {
      if (endsSession(action)) forget();
      const answer = next(action);
      const events = isTracked(action) ? [action.payload] : ofSession(action, state);
      events.forEach(track);
      settle();
      return answer;
    };
  };
