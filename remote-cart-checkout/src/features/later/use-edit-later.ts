import type { CallInput } from '@shop/contract';
import { useDispatch, type AppDispatch } from '@shop/platform';
import { useCartChange } from '../../cart-change.ts';
import type { Problem } from '../../problem.ts';
import { laterApi } from './endpoints.ts';

/** All controls share one state: the list says that it is being changed, whoever changes it. */
const shared = { fixedCacheKey: 'later' } as const;

/** Whether the save-for-later list is being changed now (CART-027). */
export const useLaterIsChanging = (): boolean => laterApi.useEditLaterMutation(shared)[1].isLoading;

/** Moves an item to the list, back to the cart, or out of the list. */
export function useEditLater(): {
  sending: boolean;
  problem: Problem | null;
  edit: (body: CallInput<'editLaterCart'>['body']) => Promise<void>;
} {
  const dispatch = useDispatch<AppDispatch>();
  const { sending, problem, run } = useCartChange();
  return {
    sending,
    problem,
    edit: async (body) => {
      const answer = await run(laterApi.endpoints.editLater.initiate(body, shared), ({ cart }) => cart);
      if (answer) await dispatch(laterApi.util.upsertQueryData('later', undefined, answer.later));
    },
  };
}
