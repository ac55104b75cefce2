import type { ReactNode } from 'react';
import { useTranslation } from '@shop/platform';

export default function ProductPage(): ReactNode {
  const { t } = useTranslation('catalog');
  return <h1>{t('title.product')}</h1>;
}
