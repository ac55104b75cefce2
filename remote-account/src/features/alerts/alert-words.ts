import type { AlertPurpose } from '@shop/contract';
import { formatMoney } from '@shop/format';
import { useLanguage, useTranslation } from '@shop/platform';

interface About {
  purpose: AlertPurpose;
  price: number;
  amount: number | null;
}

/** What an alert waits for, as a sentence. */
export const useAlertWords = (): ((about: About) => string) => {
  const { t } = useTranslation('account');
  const language = useLanguage();
  return ({ purpose, price, amount }) => {
    if (purpose === 'stock') return t('alerts.waits.stock');
    return amount === null
      ? t('alerts.waits.price', { price: formatMoney(price, language) })
      : t('alerts.waits.amount', { amount: formatMoney(amount, language) });
  };
};
