import { useSelector, type RootState } from '@shop/platform';

/**
 * Whether a page is drawn for a customer: also one whose session the browser has not begun yet, so that nothing of theirs
 * can be asked for.
 */
const isForCustomer = (state: object): boolean => {
  const { session } = state as { session?: { status: string; isExpected: boolean } }; // the session's slice is not known here
  return session !== undefined && (session.status === 'customer' || session.status === 'ended' || session.isExpected);
};

/** Whether a server draws the page for a customer: in the browser their session asks for what is theirs. */
export const isExpected = (state: object): boolean =>
  (state as { session?: { status: string } }).session?.status === 'unknown' && isForCustomer(state);

/** Whether a view is drawn for a customer. */
export const useIsForCustomer = (): boolean => useSelector((state: RootState) => isForCustomer(state));
