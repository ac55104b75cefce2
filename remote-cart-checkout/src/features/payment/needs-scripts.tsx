import { paths } from '@shop/contract';
import { useTranslation } from '@shop/platform';
import { LinkButton, Notice } from '@shop/ui';
import type { ReactNode } from 'react';

/** Tells visitors without scripts that paying this way needs them, and where the wallet can be paid with instead. */
export const NeedsScripts = ({ isWalletThere = false }: { isWalletThere?: boolean }): ReactNode => {
  const { t } = useTranslation('cart-checkout');
  return (
    <noscript>
      <Notice tone="trouble">{t(isWalletThere ? 'payment.chooseWallet' : 'payment.needsScripts')}</Notice>
      {!isWalletThere && (
        <LinkButton wide href={paths.shippingAddress()}>
          {t('payment.regular')}
        </LinkButton>
      )}
    </noscript>
  );
};
