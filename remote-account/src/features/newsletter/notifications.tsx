import { LoadState, problemText } from '@shop/kit';
import { ownApi, useTranslation } from '@shop/platform';
import { CheckboxField, Notice } from '@shop/ui';
import { subscriptionsApi } from './endpoints.ts';

/** Switches notifications on and off (NOTE-008); the switch moves once the API has answered. */
export const Notifications = () => {
  const { t } = useTranslation('account');
  const { data: notes, ...query } = ownApi.useNotesQuery();
  const [toggle, { error, isLoading, isSuccess }] = subscriptionsApi.useToggleNotificationsMutation();
  if (!notes) return <LoadState t={t} query={query} title={t('newsletter.notificationsFailed')} lines={2} />;
  return (
    <>
      <CheckboxField
        label={t('newsletter.notifications')}
        help={t('newsletter.notificationsHelp')}
        checked={notes.is_enabled}
        aria-busy={isLoading}
        onChange={() => {
          if (!isLoading) void toggle(!notes.is_enabled);
        }}
      />
      {error && <Notice tone="trouble">{problemText(error, t)}</Notice>}
      {isSuccess && <Notice tone="good">{t('newsletter.saved')}</Notice>}
    </>
  );
};
