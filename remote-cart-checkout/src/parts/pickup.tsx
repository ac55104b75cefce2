import type { Cart } from '@shop/contract';
import { pickupLines } from '@shop/format';
import { useTranslation } from '@shop/platform';
import { Envelope } from '@shop/ui';

/** Where a cart or an order is picked up; nothing where all of it is delivered. */
export const Pickup = ({ handover }: Pick<Cart, 'handover'>) => {
  const { t } = useTranslation('cart-checkout');
  const place = handover?.pickup?.place;
  return (
    place && (
      <div>
        <h3>{t('pickup.at')}</h3>
        <Envelope lines={pickupLines(place)} />
      </div>
    )
  );
};
