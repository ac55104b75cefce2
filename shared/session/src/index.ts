export { createSessionModel } from './model.ts';
export type { SessionModel } from './model.ts';
export { browserPorts } from './browser-ports.ts';
export type { SessionPorts } from './ports.ts';
export { sessionHeaders } from './headers.ts';
export { sessionEvents, sessionSlice } from './slice.ts';
export type { SessionRoot, SessionState, SessionStatus, SignInOutcome } from './slice.ts';
export type { SessionCustomer } from './customer.ts';
export { customerApi } from './customer-endpoint.ts';
export { sessionCookies } from './keys.ts';
export { createCookies } from './cookies.ts';
export type { Cookies } from './cookies.ts';
export { localStore, readJson, tabStore } from './browser-storage.ts';
export { createStorage } from './storage.ts';
export type { KeyValueStore } from './storage.ts';
export { createTokenChannel } from './token-channel.ts';
export type { TokenChannel } from './token-channel.ts';
export {
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
} from './selectors.ts';
