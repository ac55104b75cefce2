import type { PageResult } from '@shop/contract';
import { isAnswer, type LoaderContext, useTranslation } from '@shop/platform';
import type { ReactNode } from 'react';
import { wheelApi } from '../features/wheel/endpoints.ts';
import { PrizeWheel } from '../features/wheel/prize-wheel.tsx';
import { AccountPage } from '../parts/account-page.tsx';

export { privateHead as head } from '@shop/contract';

export async function loader({ dispatch }: LoaderContext): Promise<PageResult | void> {
  const asked = wheelApi.endpoints.wheel.initiate(undefined, { subscribe: false, forceRefetch: true });
  const { isError, error } = await dispatch(asked);
  if (isError) return { status: isAnswer(error, 401) ? 401 : 503 };
}

/** Play to win, with the prize wheel (ROUTE-055). */
export default function PlayToWinPage(): ReactNode {
  const { t } = useTranslation('account');
  return (
    <AccountPage title={t('title.playToWin')}>
      <p>{t('wheel.lead')}</p>
      <PrizeWheel />
    </AccountPage>
  );
}
