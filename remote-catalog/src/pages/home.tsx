import type { ReactNode } from 'react';
import { useTranslation } from '@shop/platform';

export default function HomePage(): ReactNode {
  const { t } = useTranslation('catalog');
  return <h1>{t('title.home')}</h1>;
}
