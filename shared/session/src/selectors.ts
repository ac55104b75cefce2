import { sessionSlice } from './slice.ts';

export const {
  selectCustomer,
  selectGreetingName,
  selectHasBirthday,
  selectIsDropship,
  selectIsPlus,
  selectIsShowSubscribe,
  selectIsSignedIn,
  selectSession,
  selectSessionStatus,
  selectSubscribePopup,
} = sessionSlice.selectors;
