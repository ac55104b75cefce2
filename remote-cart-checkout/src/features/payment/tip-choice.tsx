import type { Cart } from '@shop/contract';
import { formatMoney } from '@shop/format';
import { useDispatch, useTranslation, type AppDispatch } from '@shop/platform';
import { RadioCards } from '@shop/ui';
import { useState, type ReactNode } from 'react';
import { problemOf, problemText, type Problem } from '../../problem.ts';
import { otherPaymentsApi } from './other-endpoints.ts';

/** Cents; nothing is chosen for anybody. */
const amounts = [0, 200, 500, 1_000] as const;

/** A tip for those who deliver: created by the first choice, changed by the next (CHK-011). */
export function TipChoice({ cart }: { cart: Pick<Cart, 'tip_id' | 'tip_amount'> }): ReactNode {
  const { t } = useTranslation('cart-checkout');
  const dispatch = useDispatch<AppDispatch>();
  const [status, setStatus] = useState<'idle' | 'sending' | Problem>('idle');
  const { createTip, updateTip } = otherPaymentsApi.endpoints;

  async function choose(amount: number): Promise<void> {
    if (status === 'sending' || amount === cart.tip_amount) return;
    setStatus('sending');
    const untracked = { track: false } as const;
    const { error } =
      cart.tip_id === null
        ? await dispatch(createTip.initiate({ amount }, untracked))
        : await dispatch(updateTip.initiate({ tip_id: cart.tip_id, amount }, untracked));
    setStatus(error ? problemOf(error) : 'idle');
  }
  return (
    <RadioCards
      inline
      legend={t('tip.legend')}
      help={t('tip.help')}
      name="tip"
      value={String(cart.tip_amount)}
      onChange={(value) => void choose(Number(value))}
      options={amounts.map((amount) => ({
        value: String(amount),
        label: amount === 0 ? t('tip.none') : formatMoney(amount),
      }))}
      error={typeof status === 'object' ? problemText(status, t) : undefined}
    />
  );
}
