import type { ReactNode } from 'react';
import { useTranslation } from '@shop/platform';

export default function ShippingAddressPage(): ReactNode {
  const { t } = useTranslation('cart-checkout');
  return <h1>{t('title.shipping-address')}</h1>;
}
