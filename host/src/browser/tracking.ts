import type { Middleware } from '@reduxjs/toolkit';
import { selectIsDropship, type SessionRoot } from '@shop/session';
import { createTracking, isTracked, type SentEvent } from '@shop/tracking';
import { readChoice } from '../shell/consent/record.ts';

declare global {
  interface Window {
    /** Where a tag manager finds the events, once there is consent. */
    dataLayer?: SentEvent[];
  }
}

/** Hands `tracked` actions to the one sink. */
export function trackingMiddleware(): Middleware {
  return ({ getState }) => {
    const { track } = createTracking({
      consent: () => readChoice(document.cookie) === 'yes',
      push: (event) => {
        window.dataLayer = [...(window.dataLayer ?? []), event];
      },
      isDropship: () => selectIsDropship(getState() as SessionRoot), // the session is registered with the store
    });
    return (next) => (action) => {
      if (isTracked(action)) track(action.payload);
      return next(action);
    };
  };
}
