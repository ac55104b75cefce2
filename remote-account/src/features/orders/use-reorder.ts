import { problemText } from '@shop/kit';
import { type AppDispatch, cartApi, tracked, useDispatch, useLanguage, useTranslation } from '@shop/platform';
import { useState } from 'react';
import { useReorderMutation } from './endpoints.ts';

export interface ReorderEnd {
  /** `good` when everything came, `hint` when some did, `trouble` when nothing could. */
  tone: 'good' | 'hint' | 'trouble';
  lines: readonly string[];
}

/** Reorders (ORD-008), then reloads the cart and tells which items could not be added. */
export const useReorder = (orderId: string) => {
  const { t } = useTranslation('account');
  const language = useLanguage();
  const dispatch = useDispatch<AppDispatch>();
  const [ask, { isLoading }] = useReorderMutation();
  const [end, setEnd] = useState<ReorderEnd>();
  const names = new Intl.ListFormat(`${language}-CA`);
  const reorder = async (): Promise<void> => {
    setEnd(undefined);
    const { data, error } = await ask(orderId);
    if (!data) {
      setEnd({ tone: 'trouble', lines: [problemText(error, t)] });
      return;
    }
    const { skipped, reduced, added } = data;
    for (const line of added) dispatch(tracked({ event: 'cartAdd', ...line }));
    await dispatch(cartApi.endpoints.cart.initiate(undefined, { forceRefetch: true, subscribe: false }));
    setEnd({
      tone: skipped.length + reduced.length > 0 ? 'hint' : 'good',
      lines: [
        t('reorder.done'),
        ...reduced.map(({ name, qty }) => t('reorder.reduced', { name, count: qty })),
        ...(skipped.length > 0 ? [t('reorder.skipped', { list: names.format(skipped) })] : []),
      ],
    });
  };
  return { reorder, isBusy: isLoading, end };
};
