import { AccountPage, loading } from '@shop/kit';
import { siteApi, useTranslation } from '@shop/platform';
import { swatchesApi } from '../features/swatches/endpoints.ts';
import { OwnSwatches } from '../features/swatches/own-swatches.tsx';

export const loader = loading(({ dispatch }) => [
  dispatch(swatchesApi.endpoints.ownSwatches.initiate(undefined, { subscribe: false, forceRefetch: true })),
  dispatch(siteApi.endpoints.regions.initiate(undefined, { subscribe: false })),
]);

/** The free swatches that the customer has asked for. */
export default function SwatchesPage() {
  const { t } = useTranslation('account');
  return (
    <AccountPage t={t} title={t('swatches.title')}>
      <OwnSwatches />
    </AccountPage>
  );
}
