import type { SlotProps } from '@shop/contract';
import { useTranslation } from '@shop/platform';
import { Button, IconButton } from '@shop/ui';
import type { ReactNode } from 'react';
import { useHeart } from './use-heart.ts';

/** The heart on a card. */
export function CardHeart({ product_id, name }: SlotProps['card.actions']): ReactNode {
  const { t } = useTranslation('account');
  const { isOn, toggle } = useHeart({ product_id, child_id: null });
  return (
    <IconButton
      icon="heart"
      floating
      filled={isOn}
      aria-pressed={isOn}
      label={t('wishlist.heart', { name })}
      onClick={toggle}
    />
  );
}

/** The heart on a product's own page: it keeps the variant that is chosen there. */
export function ProductHeart({ product, piid }: SlotProps['product.actions']): ReactNode {
  const { t } = useTranslation('account');
  const variant = product.relation.find((each) => each.piid === piid);
  const { isOn, toggle } = useHeart({ product_id: product.entity_id, child_id: variant?.product_id ?? null });
  return (
    <Button variant="quiet" icon="heart" aria-pressed={isOn} onClick={toggle}>
      {t(isOn ? 'wishlist.kept' : 'wishlist.keep')}
    </Button>
  );
}
