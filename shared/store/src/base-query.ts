import type { BaseQueryFn } from '@reduxjs/toolkit/query';
import type { CallInput, CallName, OwnCall } from '@shop/contract';
import type { CallFailure, CallOptions, RequestClient } from '@shop/request';

/**
 * For a store's thunks and base query. The client is one per person, never a module's global.
 */
export interface StoreServices {
  client: RequestClient;
}

/**
 * One call of the contract with its input; `background` and `inPlace` calls never navigate. Every mutation is in place:
 * a person made it where they are, unless it says that it is not, such as one that is repeated by itself.
 */
export type CallArgs<N extends CallName = CallName> =
  | { [K in N]: { call: K } & Pick<CallOptions, 'background' | 'inPlace'> & CallInput<K> }[N]
  | ({ call: OwnCall<unknown> } & Pick<CallOptions, 'background' | 'inPlace'> & OwnInput);
export interface OwnInput {
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: Readonly<Record<string, unknown>>;
}

/**
 * Whether a page stands on what it asks for, or does without it: in the background a failure shows no message and leads
 * nowhere. An endpoint that takes this keeps the two apart.
 */
export type Standing = 'background' | void;

/** Every endpoint's error: the request client's failure; `result` is what the API said more (a field, an item). */
export type CallError = Pick<CallFailure, 'reason' | 'code' | 'message' | 'result'>;

/** The other parts of an answer, given to `transformResponse`. */
export interface CallMeta {
  type: string;
}

/** RTK Query's base query on the request client: the envelope's `result` is the data, any other answer the error. */
export const callBaseQuery: BaseQueryFn<CallArgs, unknown, CallError, object, CallMeta> = async (
  args,
  { extra, signal, type },
) => {
  const { call, background = false, inPlace = type === 'mutation', ...input } = args;
  const { client } = extra as StoreServices; // makeStore is the only one that sets it
  const outcome = await client.call(call as CallName, input as CallInput<CallName>, { signal, background, inPlace });
  if (outcome.ok) return { data: outcome.result, meta: { type: outcome.type } };
  const { reason, code, message, result } = outcome;
  return { error: { reason, code, message, result } };
};
