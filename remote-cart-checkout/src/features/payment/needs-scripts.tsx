import { useTranslation } from '@shop/platform';
import { Notice } from '@shop/ui';

/** Tells visitors without scripts that paying this way needs them, and that the wallet does not. */
export const NeedsScripts = () => {
  const { t } = useTranslation('cart-checkout');
  return (
    <noscript>
      <Notice tone="trouble">{t('payment.chooseWallet')}</Notice>
    </noscript>
  );
};
