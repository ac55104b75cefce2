import type { PageResult } from '@shop/contract';
import { AccountPage } from '@shop/kit';
import { failureStatus, type LoaderContext, useTranslation } from '@shop/platform';
import type { ReactNode } from 'react';
import { wheelApi } from '../features/wheel/endpoints.ts';
import { PrizeWheel } from '../features/wheel/prize-wheel.tsx';

export { privateHead as head } from '@shop/contract';

export const loader = async ({ dispatch }: LoaderContext): Promise<PageResult | void> => {
  const asked = wheelApi.endpoints.wheel.initiate(undefined, { subscribe: false, forceRefetch: true });
  const { isError, error } = await dispatch(asked);
  if (isError) return failureStatus(error);
};

/** Play to win, with the prize wheel (ROUTE-055). */
export default function PlayToWinPage(): ReactNode {
  const { t } = useTranslation('membership');
  return (
    <AccountPage t={t} title={t('title.playToWin')}>
      <p>{t('wheel.lead')}</p>
      <PrizeWheel />
    </AccountPage>
  );
}
