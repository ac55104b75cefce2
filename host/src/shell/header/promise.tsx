import type { ReactNode } from 'react';
import { useTranslation } from '@shop/platform';
import { formatMoney } from '@shop/format';
import { shellApi } from '../shell-data.ts';

/** From which amount delivery is free; the API says the amount. */
export const DeliveryPromise = (): ReactNode => {
  const { t } = useTranslation('host');
  const { data } = shellApi.endpoints.siteNews.useQuery();
  return (
    <p>
      {data === undefined
        ? t('header.delivery')
        : t('header.freeDelivery', { amount: formatMoney(data.freeDeliveryFrom) })}
    </p>
  );
};
