import { useDispatch, useSelector } from '@shop/platform';
import { useEffect, type ReactNode } from 'react';
import SubscribeDialog from './subscribe-dialog.tsx';
import { subscriptionSlice } from './subscription-slice.ts';
import { suppressUntilMidnight } from './suppression.ts';

const { selectAnswer } = subscriptionSlice.selectors;
const { answerClosed } = subscriptionSlice.actions;

/** The success pop-up of an address that was given in the footer; who has subscribed is not asked again today. */
export function Subscribed(): ReactNode {
  const answer = useSelector(selectAnswer);
  const dispatch = useDispatch();
  const isSubscribed = answer?.type !== undefined;
  useEffect(() => {
    if (isSubscribed) suppressUntilMidnight(Date.now());
  }, [isSubscribed]);
  if (!answer) return null;
  return (
    <SubscribeDialog answered={answer} onClose={() => void dispatch(answerClosed())} onSubscribed={() => undefined} />
  );
}
