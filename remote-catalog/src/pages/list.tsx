import type { ReactNode } from 'react';
import { useTranslation } from '@shop/platform';

export default function ListPage(): ReactNode {
  const { t } = useTranslation('catalog');
  return <h1>{t('title.list')}</h1>;
}
