import type { Order } from '@shop/contract';
import { pickupLines } from '@shop/format';
import { useTranslation } from '@shop/platform';
import { Envelope } from '@shop/ui';

/** Where an order is picked up; nothing where all of it is delivered. */
export const Pickup = ({ handover }: Pick<Order, 'handover'>) => {
  const { t } = useTranslation('account');
  const place = handover?.pickup?.place;
  return (
    place && (
      <div>
        <p>{t('order.pickupAt')}</p>
        <Envelope lines={pickupLines(place)} />
      </div>
    )
  );
};
