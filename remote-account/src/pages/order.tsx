import type { ReactNode } from 'react';
import { useTranslation } from '@shop/platform';

export default function OrderPage(): ReactNode {
  const { t } = useTranslation('account');
  return <h1>{t('title.order')}</h1>;
}
