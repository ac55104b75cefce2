import { paths } from '@shop/contract';
import { Link, useTranslation } from '@shop/platform';
import type { ReactNode } from 'react';

/** Leads to the membership guidelines, which always open beside what is being done (document 3 §2). */
export function RulesLink(): ReactNode {
  const { t } = useTranslation('membership');
  return (
    <Link href={paths.plusRules()} target="_blank">
      {t('joining.rules')}
    </Link>
  );
}
