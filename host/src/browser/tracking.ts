import type { Middleware } from '@reduxjs/toolkit';
import { readConsent } from '@shop/contract';
import { selectIsDropship, type SessionRoot } from '@shop/session';
import { createTracking, isTracked, type SentEvent } from '@shop/tracking';

declare global {
  interface Window {
    /** Where a tag manager finds the events, once there is consent. */
    dataLayer?: SentEvent[];
  }
}

/** Hands `tracked` actions to the one sink. */
export const trackingMiddleware =
  (): Middleware =>
  ({ getState }) => {
    const { track } = createTracking({
      consent: () => readConsent(document.cookie) === 'yes',
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
