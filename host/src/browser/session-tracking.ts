import { marketingFieldId } from '@shop/contract';
import { selectCustomer, selectIsDropship, selectSessionStatus, sessionEvents, type SessionRoot } from '@shop/session';
import type { TrackingEvent } from '@shop/tracking';

/** Whether a Dropship customer is here; undefined until it is known who is (DROP-004). */
export const isDropshipHere = (state: SessionRoot): boolean | undefined => {
  const status = selectSessionStatus(state);
  if (status === 'unknown' || (status === 'customer' && !selectCustomer(state))) return undefined;
  return selectIsDropship(state);
};

const { loggedOut, signedIn, customerLoaded, consentChosen, marketingLoggedIn } = sessionEvents;

/**
 * What the session's own events are to outside services: a login, a logout (TRK-007), who is here, once (TRK-008), and
 * the login of e-mail marketing (TRK-009).
 */
export const sessionTracking = (mayMeasure: () => boolean) => {
  let told: number | undefined;
  return (action: unknown, state: () => SessionRoot): TrackingEvent | undefined => {
    if (signedIn.match(action) && action.payload.from === 'login') return { event: 'loggedIn' };
    if (loggedOut.match(action)) {
      told = undefined;
      return { event: 'loggedOut' };
    }
    if (marketingLoggedIn.match(action)) {
      return { event: 'marketingLogin', field_id: marketingFieldId, customer_id: action.payload };
    }
    if (!customerLoaded.match(action) && !consentChosen.match(action)) return undefined;
    const customerId = selectCustomer(state())?.entityId;
    if (customerId === undefined || customerId === told || !mayMeasure()) return undefined;
    told = customerId;
    return { event: 'customerIdentified', customer_id: customerId };
  };
};
