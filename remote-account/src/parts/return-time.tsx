import { siteApi, useTranslation } from '@shop/platform';

/** How long the shop takes things back, as it says itself; nothing where it does not. */
export const ReturnTime = () => {
  const { t } = useTranslation('account');
  const days = siteApi.useSiteConfigQuery().data?.return_days;
  return days === undefined ? null : <span>{t('returns.time', { count: days })}</span>;
};
