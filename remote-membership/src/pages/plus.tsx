import type { ReactNode } from 'react';
import { useTranslation } from '@shop/platform';

export default function PlusPage(): ReactNode {
  const { t } = useTranslation('membership');
  return <h1>{t('title.plus')}</h1>;
}
