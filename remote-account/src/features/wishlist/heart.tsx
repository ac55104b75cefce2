import { useTranslation } from '@shop/platform';
import { IconButton } from '@shop/ui';
import type { WishlistItemRef } from './endpoints.ts';
import { useHeart } from './use-heart.ts';

/** A switch on the corner of a product's picture. */
export const Heart = ({ name, ...item }: WishlistItemRef & { name: string }) => {
  const { t } = useTranslation('account');
  const { isReady, isOn, toggle } = useHeart(item);
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
};
