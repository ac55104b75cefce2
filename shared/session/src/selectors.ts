import { sessionSlice } from './slice.ts';

export const {
  selectCustomer,
  selectGreetingName,
  selectHasBirthday,
  selectIsDropship,
  selectIsPlus,
  selectIsSignedIn,
  selectSession,
  selectSessionStatus,
} = sessionSlice.selectors;
