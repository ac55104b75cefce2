import { useTranslation } from '@shop/platform';
import { Button, Notice } from '@shop/ui';
import type { ReactNode } from 'react';

/** A provider's part of the page did not come: this way of paying is closed until it is asked for again. */
export const ProviderTrouble = ({ onRetry, children }: { onRetry: () => void; children: ReactNode }): ReactNode => {
  const { t } = useTranslation('cart-checkout');
  return (
    <>
      <Notice tone="trouble">{children}</Notice>
      <div>
        <Button variant="secondary" onClick={onRetry}>
          {t('retry')}
        </Button>
      </div>
    </>
  );
};
