import { useTranslation } from '@shop/platform';
import { Notice } from '@shop/ui';
import type { ReactNode } from 'react';

/** Tells visitors without scripts that paying needs them. */
export const NeedsScripts = (): ReactNode => {
  const { t } = useTranslation('cart-checkout');
  return (
    <noscript>
      <Notice tone="trouble">{t('payment.needsScripts')}</Notice>
    </noscript>
  );
};
