import type { ReactNode } from 'react';
import { useTranslation } from '@shop/platform';

export default function OrderConfirmationPage(): ReactNode {
  const { t } = useTranslation('cart-checkout');
  return <h1>{t('title.order-confirmation')}</h1>;
}
