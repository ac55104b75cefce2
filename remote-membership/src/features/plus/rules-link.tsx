import { paths } from '@shop/contract';
import { Link, useTranslation } from '@shop/platform';
import type { ReactNode } from 'react';

/** Links to the membership guidelines, which always open in a new tab (ROUTE-012). */
export const RulesLink = (): ReactNode => {
  const { t } = useTranslation('membership');
  return (
    <Link href={paths.plusRules()} target="_blank">
      {t('joining.rules')}
    </Link>
  );
};
