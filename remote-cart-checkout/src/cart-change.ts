import { intents, type Cart } from '@shop/contract';
import { cartApi, useDispatch, type AppDispatch } from '@shop/platform';
import { useState } from 'react';
import { cartActionFailed, cartActionStarted } from './cart-actions.ts';
import { takeTurn } from './cart-queue.ts';
import { problemOf, type Problem } from './problem.ts';

interface Outcome<T> {
  data?: T;
  error?: unknown;
}
type Thunk<T> = (dispatch: never, getState: never, services: never) => PromiseLike<Outcome<T>>;

/**
 * Makes one change of the cart, in its turn. The answer replaces the cart, and an event tells the other remotes.
 * @param change starts the call; @param cartOf finds the cart in its answer
 */
export const changeCart =
  <T>(change: Thunk<T>, cartOf: (answer: T) => Cart) =>
  async (dispatch: AppDispatch, _getState: unknown, services: object): Promise<{ data?: T; problem?: Problem }> => {
    dispatch(cartActionStarted());
    const done = await takeTurn(services);
    try {
      const { data, error } = await dispatch(change as never as (dispatch: AppDispatch) => PromiseLike<Outcome<T>>); // an endpoint's thunk
      if (data === undefined) {
        dispatch(cartActionFailed());
        return { problem: problemOf(error) };
      }
      const cart = cartOf(data);
      await dispatch(cartApi.util.upsertQueryData('cart', undefined, cart));
      dispatch(intents.cartChanged({ items_qty: cart.items_qty }));
      return { data };
    } finally {
      done();
    }
  };

type ChangeStatus = 'idle' | 'sending' | Problem;

/** One control's change of the cart: where it stands, and how to make it. While one is under way no other begins. */
export function useCartChange(): {
  sending: boolean;
  problem: Problem | null;
  run: <T>(change: Thunk<T>, cartOf: (answer: T) => Cart) => Promise<T | undefined>;
} {
  const dispatch = useDispatch<AppDispatch>();
  const [status, setStatus] = useState<ChangeStatus>('idle');
  return {
    sending: status === 'sending',
    problem: typeof status === 'object' ? status : null,
    run: async (change, cartOf) => {
      if (status === 'sending') return undefined;
      setStatus('sending');
      const { data, problem } = await dispatch(changeCart(change, cartOf));
      setStatus(problem ?? 'idle');
      return data;
    },
  };
}

/** For calls that answer the cart itself. */
export const wholeCart = (cart: Cart): Cart => cart;
