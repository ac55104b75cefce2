import type { ReactNode } from 'react';
import { useTranslation } from '@shop/platform';

export default function SearchPage(): ReactNode {
  const { t } = useTranslation('catalog');
  return <h1>{t('title.search')}</h1>;
}
