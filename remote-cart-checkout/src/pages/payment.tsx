import type { ReactNode } from 'react';
import { useTranslation } from '@shop/platform';

export default function PaymentPage(): ReactNode {
  const { t } = useTranslation('cart-checkout');
  return <h1>{t('title.payment')}</h1>;
}
