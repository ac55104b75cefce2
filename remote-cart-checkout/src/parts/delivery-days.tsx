import type { Cart } from '@shop/contract';
import { formatDelivery } from '@shop/format';
import { useLanguage, useTranslation } from '@shop/platform';

/** When a cart or an order is to come; nothing where nobody says. */
export const DeliveryDays = ({ days }: { days: Cart['delivery_days'] }) => {
  const { t } = useTranslation('cart-checkout');
  const language = useLanguage();
  return days && <p>{t('estimate.days', { days: formatDelivery(days, language) })}</p>;
};
