import type { ReactNode } from 'react';
import { useTranslation } from '@shop/platform';

export default function OrdersPage(): ReactNode {
  const { t } = useTranslation('account');
  return <h1>{t('title.orders')}</h1>;
}
