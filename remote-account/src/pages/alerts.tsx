import { AccountPage, loading } from '@shop/kit';
import { useTranslation } from '@shop/platform';
import { alertsApi } from '../features/alerts/endpoints.ts';
import { OwnAlerts } from '../features/alerts/own-alerts.tsx';

export const loader = loading(({ dispatch }) => [
  dispatch(alertsApi.endpoints.ownAlerts.initiate(undefined, { subscribe: false, forceRefetch: true })),
]);

/** What the customer wants to hear of. */
export default function AlertsPage() {
  const { t } = useTranslation('account');
  return (
    <AccountPage t={t} title={t('alerts.title')}>
      <OwnAlerts />
    </AccountPage>
  );
}
