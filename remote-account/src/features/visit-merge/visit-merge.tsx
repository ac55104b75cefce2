import { intents } from '@shop/contract';
import { useDispatch, useSelector, useTranslation } from '@shop/platform';
import { useEffect } from 'react';
import { endShown, visitMergeSlice } from './slice.ts';

/** Says how taking back what a sign-in had put into the customer's cart and lists ended. */
export const VisitMerge = () => {
  const { t } = useTranslation('account');
  const dispatch = useDispatch();
  const end = useSelector(visitMergeSlice.selectors.selectEnd);
  useEffect(() => {
    if (!end) return;
    dispatch(endShown());
    dispatch(intents.noticeGiven({ text: t(`merge.${end}`), tone: end === 'undone' ? 'ok' : 'error' }));
  }, [end, dispatch, t]);
  return null;
};
