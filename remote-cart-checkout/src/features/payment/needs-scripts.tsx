import { useTranslation } from '@shop/platform';
import { Notice } from '@shop/ui';
import type { ReactNode } from 'react';

/** Paying needs the providers' own code in the page: whoever allows none is told so, and how to go on. */
export function NeedsScripts(): ReactNode {
  const { t } = useTranslation('cart-checkout');
  return (
    <noscript>
      <Notice tone="trouble">{t('payment.needsScripts')}</Notice>
    </noscript>
  );
}
