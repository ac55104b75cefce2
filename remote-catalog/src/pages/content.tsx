import type { ReactNode } from 'react';
import { useTranslation } from '@shop/platform';

export default function ContentPage(): ReactNode {
  const { t } = useTranslation('catalog');
  return <h1>{t('title.content')}</h1>;
}
