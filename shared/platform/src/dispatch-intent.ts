import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import { intents, type IntentName, type IntentPayloads } from '@shop/contract';

/**
 * Dispatches intents to whichever remote owns them. Answers true when the owner has the intent, false when its code did
 * not arrive (the shell has told the person; a form may then submit natively).
 */
export const useIntent = (): (<N extends IntentName>(name: N, payload: IntentPayloads[N]) => Promise<boolean>) => {
  const dispatch = useDispatch();
  return useCallback(
    async (name, payload) => {
      const answer: unknown = await dispatch(intents[name](payload)); // the shell's middleware answers a promise
      return answer !== false;
    },
    [dispatch],
  );
};
