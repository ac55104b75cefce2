import { formatMoney } from '@shop/format';
import { api, calling, useLanguage, useTranslation, withEndpoints } from '@shop/platform';
import { Notice } from '@shop/ui';

const cashbackApi = withEndpoints(api, (build) => ({
  /** The page does without (CHK-014). */
  cashback: build.query(calling('checkCashback', (order_id: string) => ({ body: { order_id }, background: true }))),
}));

/** Nothing where the order earns nothing, or nobody knows. */
export const CashbackLine = ({ orderId }: { orderId: string }) => {
  const { t } = useTranslation('cart-checkout');
  const language = useLanguage();
  const { data } = cashbackApi.useCashbackQuery(orderId);
  if (data?.has_cashback !== 1) return null;
  return <Notice tone="good">{t('cashback.earned', { amount: formatMoney(data.amount, language) })}</Notice>;
};
