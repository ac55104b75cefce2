import { formatMoney } from '@shop/format';
import { api, calling, useLanguage, useTranslation, withEndpoints } from '@shop/platform';
import { Notice } from '@shop/ui';

const cashbackApi = withEndpoints(api, (build) => ({
  /** What an order earns (CHK-014); the page stands without it. */
  cashback: build.query(calling('checkCashback', (order_id: string) => ({ body: { order_id }, background: true }))),
}));

/** What the order earns; nothing where it earns nothing, or nobody knows. */
export const CashbackLine = ({ orderId }: { orderId: string }) => {
  const { t } = useTranslation('cart-checkout');
  const language = useLanguage();
  const { data } = cashbackApi.useCashbackQuery(orderId);
  if (data?.has_cashback !== 1) return null;
  return <Notice tone="good">{t('cashback.earned', { amount: formatMoney(data.amount, language) })}</Notice>;
};
