import { useDispatch, useSelector } from '@shop/platform';
import { useEffect } from 'react';
import SubscribeDialog from './subscribe-dialog.tsx';
import { subscriptionSlice } from './subscription-slice.ts';
import { subscribeSuppression } from '../../parts/pop-ups/suppression.ts';

const { selectAnswered } = subscriptionSlice.selectors;
const { answerClosed } = subscriptionSlice.actions;

/** The success pop-up of an address that was given in the footer; who has subscribed is not asked again today. */
export const Subscribed = () => {
  const answered = useSelector(selectAnswered);
  const dispatch = useDispatch();
  const isSubscribed = answered?.answer.type !== undefined;
  useEffect(() => {
    if (isSubscribed) subscribeSuppression.suppressUntilMidnight(Date.now());
  }, [isSubscribed]);
  if (!answered) return null;
  return (
    <SubscribeDialog answered={answered} onClose={() => void dispatch(answerClosed())} onSubscribed={() => undefined} />
  );
};
