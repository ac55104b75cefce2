import { sessionSlice } from './slice.ts';

export const {
  selectCustomer,
  selectGreetingName,
  selectIsDropship,
  selectIsPlus,
  selectIsSignedIn,
  selectSession,
  selectSessionStatus,
} = sessionSlice.selectors;
