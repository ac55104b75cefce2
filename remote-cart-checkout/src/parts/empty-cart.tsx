import { paths } from '@shop/contract';
import { useTranslation } from '@shop/platform';
import { LinkButton } from '@shop/ui';

/** A server cannot know whether this tab has ordered, so that it leads nobody away: without scripts a link does. */
export const EmptyCart = () => {
  const { t } = useTranslation('cart-checkout');
  return (
    <noscript>
      <h2>{t('cart.empty')}</h2>
      <LinkButton href={paths.cart()}>{t('cart.viewCart')}</LinkButton>
    </noscript>
  );
};
