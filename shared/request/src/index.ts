export { createRequestClient } from './client.ts';
export type { RequestClient } from './client.ts';
export type { CallOptions, RequestOptions, SessionHeaders } from './options.ts';
export { isTooMany } from './outcome.ts';
export type { CallFailure, CallOutcome, FailureReason } from './outcome.ts';
export { requestMessages } from './messages.ts';
export type { RequestMessage, RequestMessageKey } from './messages.ts';
export type { OnSlow, SlowCall } from './slow-call.ts';
