import { sessionEvents, type Model } from '@shop/platform';

/** A session as far as views ask for it: nobody knows, a guest, or a customer. */
export const sessionModel = (status: 'unknown' | 'guest' | 'customer'): Model => ({
  slice: {
    reducerPath: 'session',
    reducer: (state = { status, customer: undefined }, { type }) => {
      if (type === sessionEvents.guestTokenReceived.type) return { ...state, status: 'guest' };
      return type === sessionEvents.signedIn.type ? { ...state, status: 'customer' } : state;
    },
  },
});
