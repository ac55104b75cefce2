import { Provider, type AppStore } from '@shop/platform';
import { createRequestClient } from '@shop/request';
import type { SessionRoot, SessionState } from '@shop/session';
import { makeStore } from '@shop/store';
import { renderPart } from '@shop/testing';
import { tracked, type SentEvent, type TrackingEvent } from '@shop/tracking';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { browserSession } from '../browser/session.ts';
import { beginTrackers } from '../browser/trackers/begin-trackers.ts';
import { trackingMiddleware } from '../browser/tracking.ts';
import { recordedChoice } from '../shell/consent/choice-store.ts';
import { Consent } from '../shell/consent/consent.tsx';
import { PrivacyChoices } from '../shell/consent/privacy-choices.tsx';
import { texts } from './test-shell.ts';

export interface MeasuredPage {
  dispatch: AppStore['dispatch'];
  session: () => SessionState;
  /** How often the withdrawn consent has had it loaded anew. */
  reloads: () => number;
  /** Presses a button of the consent bar; opens the bar first where a choice was made before. */
  choose: (name: 'Accept' | 'Reject') => Promise<void>;
}

const { subscribe } = recordedChoice;
const left: (() => void)[] = [];

/** Ends what the pages of a test listen to, as leaving them does. */
export const leavePages = (): void => left.splice(0).forEach((stop) => stop());

const listenUntilLeft = (): void => {
  jest.spyOn(recordedChoice, 'subscribe').mockImplementation((listener) => {
    const stop = subscribe(listener);
    left.push(stop);
    return stop;
  });
};

/** A page as a browser has it: its session, the sink of tracking and the consent bar; the API is msw's. */
export const measuredPage = async (before: TrackingEvent[] = []): Promise<MeasuredPage> => {
  // Node's channel would keep the test from ending.
  jest.spyOn(globalThis, 'BroadcastChannel').mockImplementation(() => {
    throw new Error('one tab');
  });
  listenUntilLeft();
  const session = browserSession([], 'en', () => false);
  const { headers, refresh: refreshToken } = session;
  const client = createRequestClient({ baseUrl: location.origin, headers, refreshToken, retries: 0 });
  const store = makeStore({ services: { client }, middleware: [trackingMiddleware()] });
  session.attach(store, client);
  const shell = (
    <Provider store={store}>
      <PrivacyChoices />
      <Consent />
    </Provider>
  );
  renderPart(shell, { texts });
  for (const event of before) store.dispatch(tracked(event));
  let reloads = 0;
  await act(async () => {
    session.begin();
    beginTrackers(store, () => {
      reloads += 1;
    });
  });
  return {
    dispatch: store.dispatch,
    reloads: () => reloads,
    session: () => (store.getState() as unknown as SessionRoot).session, // attach registers it
    async choose(name) {
      const isOpen = screen.queryByRole('region', { name: 'Your privacy' });
      if (!isOpen) await userEvent.click(screen.getByRole('button', { name: 'Privacy choices' }));
      await userEvent.click(await screen.findByRole('button', { name }));
    },
  };
};

/** Events of one name in the data layer. */
export const sent = (event: TrackingEvent['event']): SentEvent[] =>
  (window.dataLayer ?? []).filter((one): one is SentEvent => one.event === event);
