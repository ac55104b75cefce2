import type { ReactNode } from 'react';
import { useTranslation } from '@shop/platform';

export default function LoginPage(): ReactNode {
  const { t } = useTranslation('account');
  return <h1>{t('title.login')}</h1>;
}
