import type { ReactNode } from 'react';
import { paths } from '@shop/contract';
import { Link, useTranslation } from '@shop/platform';
import { IconLink } from '@shop/ui';

export const WishlistEntry = (): ReactNode => {
  const { t } = useTranslation('host');
  return <IconLink icon="heart" href={paths.wishlist()} label={t('header.wishlist')} linkComponent={Link} />;
};
