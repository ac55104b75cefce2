import { sessionEvents, type Model } from '@shop/platform';

const nobody = { status: 'unknown', customer: null as { group: string } | null };

/** A session as far as views ask for it: nobody is known until somebody signs in and says who they are. */
export const sessionModel: Model = {
  slice: {
    reducerPath: 'session',
    reducer: (state = nobody, action) => {
      if (sessionEvents.signedIn.match(action)) return { ...state, status: 'customer' };
      return sessionEvents.customerLoaded.match(action) ? { ...state, customer: action.payload } : state;
    },
  },
};
