import type { CallBody, CartItem } from '@shop/contract';
import { problemOf, type Problem } from '@shop/kit';
import { tracked, useDispatch, type AppDispatch } from '@shop/platform';
import { useState } from 'react';
import { laterApi } from './endpoints.ts';

/** All controls share one state: the list says that it is being changed, whoever changes it. */
const shared = { fixedCacheKey: 'later' } as const;

/** Whether the save-for-later list is being changed now (CART-027). */
export const useLaterIsChanging = (): boolean => laterApi.useEditLaterMutation(shared)[1].isLoading;

/** An item of the cart or of the list. */
export type Movable = Pick<CartItem, 'item_id' | 'name' | 'product_id' | 'sub_product_id' | 'qty'>;

/** Tracks what leaves the cart or comes into it (TRK-001); an item that leaves the list for good never was in the cart. */
const eventOf = (body: CallBody<'editLaterCart'>, { product_id, sub_product_id, qty }: Movable) => {
  if (body.item_id !== undefined) return tracked({ event: 'cartRemove', product_id, qty });
  const child = sub_product_id === null ? {} : { child_id: sub_product_id };
  return body.remove ? null : tracked({ event: 'cartAdd', product_id, ...child, qty });
};

/** Moves an item to the list, back to the cart, or out of the list. What became of it is told at this control only. */
export const useEditLater = (
  item: Movable,
): {
  sending: boolean;
  problem: Problem | null;
  edit: (body: CallBody<'editLaterCart'>) => Promise<void>;
} => {
  const dispatch = useDispatch<AppDispatch>();
  const [status, setStatus] = useState<'idle' | 'sending' | Problem>('idle');
  return {
    sending: status === 'sending',
    problem: typeof status === 'object' ? status : null,
    edit: async (body) => {
      if (status === 'sending') return;
      setStatus('sending');
      const { error } = await dispatch(laterApi.endpoints.editLater.initiate(body, shared));
      const event = error ? null : eventOf(body, item);
      if (event) dispatch(event);
      setStatus(error ? problemOf(error) : 'idle');
    },
  };
};
