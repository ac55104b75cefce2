import { brand, paths } from '@shop/contract';
import { Link, useLocation, useTranslation } from '@shop/platform';
import { PlainHeader } from '@shop/ui';
import type { ReactNode } from 'react';

/** The blank layout has no header, so its pages bring the way home and the other language themselves. */
export const BrandLine = (): ReactNode => {
  const { t, i18n } = useTranslation('account');
  const { pathname, search } = useLocation();
  const other = i18n.language === 'fr' ? 'en' : 'fr';
  return (
    <PlainHeader
      brand={brand.name}
      homeHref={paths.home()}
      language={{ code: other, href: paths.inLanguage(pathname + search, other), label: t('language') }}
      linkComponent={Link}
    />
  );
};
