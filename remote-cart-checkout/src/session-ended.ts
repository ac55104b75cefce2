import { isAnswer, selectIsSignedIn, useSelector, type RootState } from '@shop/platform';
import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Whether a customer's session has ended while they were paying, and they are asked to sign in again (SESS-007): what
 * the page holds is theirs still, and stays.
 */
export const hasEnded = (state: object): boolean =>
  (state as { session?: { status: string } }).session?.status === 'ended';

/** Nobody is known to the API, so that there is no cart: not of one whose session has just ended. */
export const isNobody = (error: unknown, state: object): boolean => isAnswer(error, 401) && !hasEnded(state);

/** The same in a view. */
export const useIsNobody = (error: unknown): boolean => useSelector((state: RootState) => isNobody(error, state));

/** Whether the page is a customer's, signed in or about to sign in again. */
export const useIsCustomers = (): boolean =>
  useSelector((state: Parameters<typeof selectIsSignedIn>[0]) => selectIsSignedIn(state) || hasEnded(state));

/**
 * Asks anew for what no tag brings, once the person has answered: of a guest everything, after a sign-in only what did
 * not come. What is in view is the customer's own still, such as the draft that they are about to pay.
 */
export const useWhenAnswered = (query: { isError: boolean; refetch: () => unknown }): void => {
  const ended = useSelector(hasEnded);
  const isCustomers = useIsCustomers();
  const wasEnded = useRef(ended);
  const answered = useEffectEvent(() => {
    if (query.isError || !isCustomers) void query.refetch();
  });
  useEffect(() => {
    if (wasEnded.current && !ended) answered();
    wasEnded.current = ended;
  }, [ended]);
};
