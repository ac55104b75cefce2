import type { Cart } from '@shop/contract';
import { cartApi, type AppDispatch, type CallArgs, type CallError, type RootState } from '@shop/platform';
import { cartActionFailed, cartActionStarted } from './cart-actions.ts';
import { inTurn } from './cart-queue.ts';

interface CartChange<Answer, Args> {
  /** The call. It is made with the cart as it is when the change has its turn. */
  call: (args: Args, cart: Cart | undefined) => CallArgs;
  /** Makes the mutation's answer of the call's result and the cart before it, where they are not the same. */
  answerOf?: (result: Cart, args: Args, before: Cart | undefined) => Answer;
  /** The cart in the answer. Null when there is none: then it is loaded anew, also after a refusal. */
  cartOf: ((answer: Answer) => Cart) | null;
  /** Puts what else the answer holds into the cache. */
  keep?: (answer: Answer, dispatch: AppDispatch) => PromiseLike<unknown>;
  /** Of changes with one key that wait for their turn only the newest is sent. */
  key?: (args: Args) => string | undefined;
}

/** The part of an endpoint’s api that a change needs. */
interface EndpointApi {
  dispatch: AppDispatch;
  getState: () => unknown;
  extra: unknown;
}
interface Lifecycle {
  dispatch: AppDispatch;
  queryFulfilled: Promise<unknown>;
}
type Outcome<T> = { data: T } | { error: CallError };
type Send = (args: CallArgs) => PromiseLike<Outcome<unknown>> | Outcome<unknown>;

const { cart: cartEndpoint } = cartApi.endpoints;

/**
 * Makes a mutation a change of the cart: `build.mutation(cartChange<Answer, Args>({ … }))`. This is the only way in
 * which the cart is changed. A change waits for the changes before it; the cart that it answers is in the cache before
 * the next change begins.
 */
export const cartChange = <Answer, Args>({ call, answerOf, cartOf, keep, key }: CartChange<Answer, Args>) => {
  const reload = (dispatch: AppDispatch) =>
    dispatch(cartEndpoint.initiate(undefined, { forceRefetch: true, subscribe: false }));

  return {
    queryFn: (args: Args, { dispatch, getState, extra }: EndpointApi, _options: unknown, send: Send) => {
      const change = async (): Promise<Outcome<Answer>> => {
        const before = cartEndpoint.select()(getState() as RootState).data;
        const outcome = await send(call(args, before));
        if (!cartOf) await reload(dispatch);
        if ('error' in outcome && outcome.error) return outcome;
        const result = (outcome as { data: unknown }).data; // what the contract says of the call
        const data = answerOf ? answerOf(result as Cart, args, before) : (result as Answer);
        if (cartOf) await dispatch(cartApi.util.upsertQueryData('cart', undefined, cartOf(data)));
        await keep?.(data, dispatch);
        return { data };
      };
      return inTurn(extra as object, change, key?.(args));
    },
    onQueryStarted: async (_args: Args, { dispatch, queryFulfilled }: Lifecycle): Promise<void> => {
      dispatch(cartActionStarted());
      await queryFulfilled.catch(() => dispatch(cartActionFailed()));
    },
  };
};

/** The same for calls that answer the cart itself. */
export const wholeCartChange = <Args>(
  call: CartChange<Cart, Args>['call'],
  key?: NonNullable<CartChange<Cart, Args>['key']>,
) => cartChange<Cart, Args>({ call, cartOf: (cart) => cart, ...(key && { key }) });
