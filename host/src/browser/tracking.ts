import type { Middleware } from '@reduxjs/toolkit';
import { readConsent, marketingFieldId } from '@shop/contract';
import { type SessionRoot, selectCustomer, selectIsDropship, selectSessionStatus, sessionEvents } from '@shop/session';
import { createTracking, isTracked, type TrackingEvent } from '@shop/tracking';
import { pushToDataLayer } from '../dom/data-layer.ts';

/** Whether a Dropship customer is here; undefined until it is known who is (DROP-004). */
const isDropshipHere = (state: SessionRoot): boolean | undefined => {
  const status = selectSessionStatus(state);
  if (status === 'unknown' || (status === 'customer' && !selectCustomer(state))) return undefined;
  return selectIsDropship(state);
};

const {
  loggedOut,
  sessionExpired,
  signedIn,
  clientIpSeen,
  customerLoaded,
  consentChosen,
  marketingLoggedIn,
  trackingValuesLoaded,
} = sessionEvents;

/** Whether a customer is here no longer. */
const endsSession = (action: unknown): boolean => loggedOut.match(action) || sessionExpired.match(action);

/**
 * Tells outside services of the session's own events: a login, a logout, who is here, once (TRK-008), the
 * login of e-mail marketing (TRK-009), and the tag manager's values: of the customer, and of the visit, by whose address
 * and language the shop's own people are told apart (SESS-012). Who is here is told when the consent comes as well.
 */
const sessionTracking = (mayMeasure: () => boolean) => {
  let reported: number | undefined;
  const whoIsHere = (state: SessionRoot): TrackingEvent[] => {
    const customerId = selectCustomer(state)?.entityId;
    if (customerId === undefined || customerId === reported || !mayMeasure()) return [];
    reported = customerId;
    return [{ event: 'customerIdentified', customer_id: customerId }];
  };
  const values = ({ session }: SessionRoot): TrackingEvent[] =>
    session.trackingValues
      ? [{ event: 'customerValues', ...session.trackingValues, is_old_user: session.isOldUser }]
      : [];
  const visit = ({ session: { clientIp, lang } }: SessionRoot): TrackingEvent[] =>
    clientIp === '' ? [] : [{ event: 'visitSeen', client_ip: clientIp, lang }];
  return (action: unknown, state: () => SessionRoot): TrackingEvent[] => {
    if (signedIn.match(action)) return action.payload.from === 'login' ? [{ event: 'loggedIn' }] : [];
    if (loggedOut.match(action)) {
      reported = undefined;
      return [{ event: 'loggedOut' }];
    }
    if (marketingLoggedIn.match(action)) {
      return [{ event: 'marketingLogin', field_id: marketingFieldId, customer_id: action.payload }];
    }
    if (clientIpSeen.match(action)) return visit(state());
    if (customerLoaded.match(action)) return whoIsHere(state());
    if (trackingValuesLoaded.match(action)) return values(state());
    if (consentChosen.match(action)) return [...whoIsHere(state()), ...values(state())];
    return [];
  };
};

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
