import { sessionEvents, sessionSlice } from '@shop/session';
import type { AppStore, Model } from '@shop/platform';
import { act } from '@testing-library/react';

/** The shell always knows who is there. */
export const session: Model = { slice: sessionSlice };

/** An anonymous visitor has arrived. */
export const arriveAsGuest = ({ dispatch }: AppStore): void =>
  act(() => void dispatch(sessionEvents.guestTokenReceived({ token: 'guest', from: 'login' })));

/** Ada signs in; `hasBirthday` where today is her day. */
export const arriveAsCustomer = ({ dispatch }: AppStore, hasBirthday = false): void =>
  act(() => {
    dispatch(sessionEvents.signedIn({ token: 'customer', from: 'storage' }));
    const names = { firstName: 'Ada', lastName: 'Roy', email: 'ada@example.ca', group: 'General' };
    dispatch(sessionEvents.customerLoaded({ entityId: 7, ...names }));
    dispatch(sessionEvents.accountInitiated({ isOldUser: true, playBirthdayWishes: hasBirthday }));
  });
