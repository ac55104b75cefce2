import { formatMoney } from '@shop/format';
import { useTranslation, useLanguage } from '@shop/platform';
import type { ReactNode } from 'react';
import { Notice } from '@shop/ui';
import { cashbackApi } from './endpoints.ts';

/** What the order earns; nothing where it earns nothing, or nobody knows. */
export const CashbackLine = ({ orderId }: { orderId: string }): ReactNode => {
  const { t } = useTranslation('cart-checkout');
  const language = useLanguage();
  const { data } = cashbackApi.useCashbackQuery(orderId);
  if (data?.has_cashback !== 1) return null;
  return <Notice tone="good">{t('cashback.earned', { amount: formatMoney(data.amount, language) })}</Notice>;
};
