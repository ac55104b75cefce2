import type { CallBody } from '@shop/contract';
import { useDispatch, type AppDispatch } from '@shop/platform';
import { useState } from 'react';
import { problemOf, type Problem } from '../../problem.ts';
import { laterApi } from './endpoints.ts';

/** All controls share one state: the list says that it is being changed, whoever changes it. */
const shared = { fixedCacheKey: 'later' } as const;

/** Whether the save-for-later list is being changed now (CART-027). */
export const useLaterIsChanging = (): boolean => laterApi.useEditLaterMutation(shared)[1].isLoading;

/** Moves an item to the list, back to the cart, or out of the list. What became of it is told at this control only. */
export const useEditLater = (): {
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
      setStatus(error ? problemOf(error) : 'idle');
    },
  };
};
