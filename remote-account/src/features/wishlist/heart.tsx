import { useTranslation } from '@shop/platform';
import { IconButton } from '@shop/ui';
import type { WishlistItemRef } from './endpoints.ts';
import { useHeart } from './use-heart.ts';

interface Props extends WishlistItemRef {
  name: string;
  /** What was asked of it before it was there. */
  wished: boolean | undefined;
}

/** A switch on the corner of a product's picture. */
export const Heart = ({ name, wished, ...item }: Props) => {
  const { t } = useTranslation('account');
  const { isOn, toggle } = useHeart(item, wished);
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
