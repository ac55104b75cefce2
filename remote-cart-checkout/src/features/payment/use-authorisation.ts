import { useDispatch, useSelector, type AppDispatch } from '@shop/platform';
import { useRef } from 'react';
import type { Authorised } from './providers/provider.ts';
import { paymentEvents, paymentSelectors, type OrderToPay } from './slice.ts';

/**
 * Authorises a payment in a provider's part of the page, one at a time, and passes the outcome on. Null: the person has
 * not finished or went back, which is no failure.
 */
export const useAuthorisation = (order: OrderToPay) => {
  const dispatch = useDispatch<AppDispatch>();
  const isBusy = useSelector(paymentSelectors.selectIsBusy);
  // A second press can come before the first one's state is drawn.
  const isRunning = useRef(false);

  const run = async (authorise: () => Promise<Authorised | null>): Promise<void> => {
    if (isBusy || isRunning.current) return;
    isRunning.current = true;
    dispatch(paymentEvents.cardSubmitted());
    try {
      const authorised = await authorise();
      if (authorised === null) dispatch(paymentEvents.authorisingLeft());
      else if (authorised.ok) {
        const { nonce, redirectUrl } = authorised;
        dispatch(paymentEvents.paymentAccepted({ ...order, nonce, redirectUrl }));
      } else dispatch(paymentEvents.paymentRefused(authorised.problem));
    } catch {
      dispatch(paymentEvents.paymentRefused({ kind: 'other', message: '' }));
    } finally {
      isRunning.current = false;
    }
  };
  return { isBusy, run, begin: () => dispatch(paymentEvents.payPressed()) };
};
