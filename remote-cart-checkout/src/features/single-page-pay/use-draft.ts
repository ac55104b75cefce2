import { cartApi, useDispatch, type AppDispatch } from '@shop/platform';
import { useState } from 'react';
import { problemOf, type Problem } from '../../problem.ts';
import { singlePagePayApi, type Draft } from './endpoints.ts';

type Outcome<T> = PromiseLike<{ data?: T; error?: unknown }>;

/** One control's change of the draft: where it stands, and how to make it. */
export function useDraftChange(): {
  sending: boolean;
  problem: Problem | null;
  /** The call answers the draft itself. */
  change: (start: (dispatch: AppDispatch) => Outcome<Draft>) => Promise<boolean>;
  /** The call answers something else, after which the draft is generated anew. */
  changeCart: (start: (dispatch: AppDispatch) => Outcome<unknown>) => Promise<boolean>;
} {
  const dispatch = useDispatch<AppDispatch>();
  const [status, setStatus] = useState<'idle' | 'sending' | Problem>('idle');

  async function run<T>(start: (dispatch: AppDispatch) => Outcome<T>, keep: (data: T) => PromiseLike<unknown>) {
    if (status === 'sending') return false;
    setStatus('sending');
    const { data, error } = await start(dispatch);
    if (data !== undefined) {
      await keep(data);
      dispatch(cartApi.util.invalidateTags(['Cart']));
    }
    setStatus(data === undefined ? problemOf(error) : 'idle');
    return data !== undefined;
  }
  const { draft } = singlePagePayApi.endpoints;
  return {
    sending: status === 'sending',
    problem: typeof status === 'object' ? status : null,
    change: (start) => run(start, (data) => dispatch(singlePagePayApi.util.upsertQueryData('draft', undefined, data))),
    changeCart: (start) =>
      run(start, () => dispatch(draft.initiate(undefined, { subscribe: false, forceRefetch: true }))),
  };
}
