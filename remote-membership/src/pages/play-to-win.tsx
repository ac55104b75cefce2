import { AccountPage, loading } from '@shop/kit';
import { useTranslation } from '@shop/platform';
import { wheelApi } from '../features/wheel/endpoints.ts';
import { PrizeWheel } from '../features/wheel/prize-wheel.tsx';

export const loader = loading(({ dispatch }) => [
  dispatch(wheelApi.endpoints.wheel.initiate(undefined, { subscribe: false, forceRefetch: true })),
]);

/** Play to win, with the prize wheel (ROUTE-055). */
export default function PlayToWinPage() {
  const { t } = useTranslation('membership');
  return (
    <AccountPage t={t} title={t('title.playToWin')}>
      <p>{t('wheel.lead')}</p>
      <PrizeWheel />
    </AccountPage>
  );
}
