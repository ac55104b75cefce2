import { brand, languageNames, languages, paths } from '@shop/contract';
import { Link, useLocation, useTranslation } from '@shop/platform';
import { PlainHeader } from '@shop/ui';
import type { ReactNode } from 'react';

/** The banner of a page in the blank layout: the way home, and the same page in the other language. */
export const BrandLine = (): ReactNode => {
  const { i18n } = useTranslation();
  const { pathname, search } = useLocation();
  const other = languages.find((language) => language !== i18n.language) ?? languages[0];
  return (
    <PlainHeader
      brand={brand.name}
      homeHref={paths.home()}
      language={{ code: other, href: paths.inLanguage(pathname + search, other), label: languageNames[other] }}
      linkComponent={Link}
    />
  );
};
