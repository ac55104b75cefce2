import { LoadState, problemText } from '@shop/kit';
import { useTranslation } from '@shop/platform';
import { CheckboxField, Notice } from '@shop/ui';
import type { ReactNode } from 'react';
import { useNotificationsOnQuery, useToggleNotificationsMutation } from './endpoints.ts';

/** Switches notifications on and off (NOTE-008); the switch moves once the API has answered. */
export const Notifications = (): ReactNode => {
  const { t } = useTranslation('account');
  const { data: isOn, ...query } = useNotificationsOnQuery();
  const [toggle, { error, isLoading, isSuccess }] = useToggleNotificationsMutation();
  if (isOn === undefined)
    return <LoadState t={t} query={query} title={t('newsletter.notificationsFailed')} lines={2} />;
  return (
    <>
      <CheckboxField
        label={t('newsletter.notifications')}
        help={t('newsletter.notificationsHelp')}
        checked={isOn}
        aria-busy={isLoading}
        onChange={() => {
          if (!isLoading) void toggle(!isOn);
        }}
      />
      {error && <Notice tone="trouble">{problemText(error, t)}</Notice>}
      {isSuccess && <Notice tone="good">{t('newsletter.saved')}</Notice>}
    </>
  );
};
