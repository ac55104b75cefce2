import type { PickupPlace } from '@shop/contract';
import { pickupLines } from '@shop/format';
import { useTranslation } from '@shop/platform';
import { Envelope } from '@shop/ui';
import styles from './delivery.module.css';

/** Where it is picked up, and when that is open. */
export const PickupLine = ({ place }: { place: PickupPlace | null | undefined }) => {
  const { t } = useTranslation('catalog');
  return (
    place && (
      <section aria-label={t('delivery.pickup')} className={styles.delivery}>
        <p>{t('delivery.pickup')}</p>
        <Envelope lines={pickupLines(place)} />
      </section>
    )
  );
};
