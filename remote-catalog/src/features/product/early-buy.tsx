import type { ReactNode } from 'react';
import { useTranslation } from '@shop/platform';
import { Button, Skeleton, VisuallyHidden } from '@shop/ui';

interface Props {
  /** Whether it is known to be in stock. */
  canBuy: boolean;
  isWished: boolean;
  onWish: () => void;
}

/** Stands for everything below the price until the product's data is there. Add to cart waits for it. */
export const EarlyBuy = ({ canBuy, isWished, onWish }: Props): ReactNode => {
  const { t } = useTranslation('catalog');
  return (
    <div aria-busy="true">
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      {canBuy && (
        <Button icon="cart" wide busy={isWished} onClick={onWish}>
          {t('cart.add')}
        </Button>
      )}
      <Skeleton shape="block" />
    </div>
  );
};
