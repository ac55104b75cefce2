import type { SlotProps } from '@shop/contract';
import { useTranslation } from '@shop/platform';
import { IconButton } from '@shop/ui';
import type { ReactNode } from 'react';
import type { Wish } from './endpoints.ts';
import { useHeart } from './use-heart.ts';

/** A switch on the corner of a product's picture. */
function Heart({ name, ...wish }: Wish & { name: string }): ReactNode {
  const { t } = useTranslation('account');
  const { isReady, isOn, toggle } = useHeart(wish);
  if (!isReady) return null;
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

/** The heart on a card. */
export const CardHeart = ({ product_id, name }: SlotProps['card.actions']): ReactNode => (
  <Heart product_id={product_id} child_id={null} name={name} />
);

/** The heart on a product's own page: it keeps the variant that is chosen there. */
export function ProductHeart({ product, piid }: SlotProps['product.actions']): ReactNode {
  const variant = product.relation.find((each) => each.piid === piid);
  return <Heart product_id={product.entity_id} child_id={variant?.product_id ?? null} name={product.name} />;
}
