import { sessionEvents, type Model } from '@shop/platform';

/** A session as far as views ask for it: nobody is known until somebody signs in. */
export const sessionModel: Model = {
  slice: {
    reducerPath: 'session',
    reducer: (state = { status: 'unknown' }, { type }) =>
      type === sessionEvents.signedIn.type ? { status: 'customer' } : state,
  },
};
