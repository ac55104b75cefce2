import type { ReactNode } from 'react';
import { useTranslation } from '@shop/platform';

export default function CartPage(): ReactNode {
  const { t } = useTranslation('cart-checkout');
  return <h1>{t('title.cart')}</h1>;
}
