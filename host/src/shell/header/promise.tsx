import type { ReactNode } from 'react';
import { useTranslation } from '@shop/platform';
import { formatMoney } from '@shop/format';
import { siteApi } from '@shop/store';

/** From which amount delivery is free; the API says the amount. */
export const DeliveryPromise = (): ReactNode => {
  const { t } = useTranslation('host');
  const { data } = siteApi.useSiteConfigQuery();
  return (
    <p>
      {data === undefined
        ? t('header.delivery')
        : t('header.freeDelivery', { amount: formatMoney(data.free_shipping_threshold) })}
    </p>
  );
};
