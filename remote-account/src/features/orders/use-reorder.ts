import type { CallResult, Order } from '@shop/contract';
import { problemText } from '@shop/kit';
import {
  type AppDispatch,
  cartApi,
  tracked,
  useDispatch,
  useLanguage,
  useSearchParams,
  useTranslation,
} from '@shop/platform';
import { useState } from 'react';
import { ordersApi } from './endpoints.ts';
import { reorderedIn } from './reorder-form.ts';

export interface ReorderEnd {
  /** `good` when everything came, `hint` when some did, `trouble` when nothing could. */
  tone: 'good' | 'hint' | 'trouble';
  lines: readonly string[];
}

/**
 * Reorders (ORD-008), then reloads the cart and tells which items could not be added. Where the form was sent without
 * scripts, the page's address says what became of it.
 */
export const useReorder = (order: Order) => {
  const { t } = useTranslation('account');
  const language = useLanguage();
  const [query] = useSearchParams();
  const dispatch = useDispatch<AppDispatch>();
  const [ask, { isLoading }] = ordersApi.useReorderMutation();
  const [end, setEnd] = useState<ReorderEnd>();
  const [isAnew, setAnew] = useState(false);
  const names = new Intl.ListFormat(`${language}-CA`);

  const cameIn = ({ skipped, reduced }: Pick<CallResult<'reorder'>, 'skipped' | 'reduced'>): ReorderEnd => ({
    tone: skipped.length + reduced.length > 0 ? 'hint' : 'good',
    lines: [
      t('reorder.done'),
      ...reduced.map(({ name, qty }) => t('reorder.reduced', { name, count: qty })),
      ...(skipped.length > 0 ? [t('reorder.skipped', { list: names.format(skipped) })] : []),
    ],
  });
  const before = reorderedIn(query, order);
  const endBefore = (): ReorderEnd | undefined => {
    if (!before) return undefined;
    return typeof before === 'string' ? { tone: 'trouble', lines: [t(`reorder.${before}`)] } : cameIn(before);
  };

  const reorder = async (): Promise<void> => {
    setAnew(true);
    setEnd(undefined);
    const { data, error } = await ask(order.order_id);
    if (!data) {
      setEnd({ tone: 'trouble', lines: [problemText(error, t)] });
      return;
    }
    for (const line of data.added) dispatch(tracked({ event: 'cartAdd', ...line }));
    await dispatch(cartApi.endpoints.cart.initiate(undefined, { forceRefetch: true, subscribe: false }));
    setEnd(cameIn(data));
  };
  return { reorder, isBusy: isLoading, end: isAnew ? end : endBefore() };
};
