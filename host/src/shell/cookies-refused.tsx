import type { ReactNode } from 'react';
import { cartApi, useTranslation } from '@shop/platform';
import { Container, Notice } from '@shop/ui';

/**
 * Says that the cart will not be kept, where the browser refuses the cookies that say whose it is: as soon as there is
 * something in it, and on the cart page, where what was added before is missed.
 */
export const CookiesRefused = ({ page }: { page: string }): ReactNode => {
  const { t } = useTranslation('host');
  const { data } = cartApi.endpoints.cart.useQueryState();
  const isMissed = page === 'Cart' || (data?.items_qty ?? 0) > 0;
  if (navigator.cookieEnabled || !isMissed) return null;
  return (
    <Container>
      <Notice tone="trouble">{t('cookiesRefused')}</Notice>
    </Container>
  );
};
