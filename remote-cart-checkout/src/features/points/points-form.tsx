import { paths, type Cart } from '@shop/contract';
import { formatMoney } from '@shop/format';
import { problemText, useHasPage, useIsForCustomer } from '@shop/kit';
import { api, ownApi, useLanguage, useTranslation, withEndpoints } from '@shop/platform';
import { SpendForm } from '../../parts/spend-form.tsx';
import { useIsCustomers } from '../../session-ended.ts';
import { wholeCartChange } from '../../cart-change.ts';

/** Points in place of money (API-111). */
const cartPointsApi = withEndpoints(api, (build) => ({
  applyPoints: build.mutation(wholeCartChange((body: { points: number }) => ({ call: 'applyPoints', body }))),
}));

const { pointsInfo } = ownApi.endpoints;

type Used = Cart['points_data'];

interface Points {
  used: Used;
  balance: { points: number; points_cur_amount: number };
}

const Spending = ({ used, balance }: Points) => {
  const { t } = useTranslation('cart-checkout');
  const language = useLanguage();
  const [applyPoints, { isLoading, error }] = cartPointsApi.useApplyPointsMutation();
  const isApplied = used.points_used > 0;
  const amount = formatMoney(used.points_cur_amount, language);
  return (
    <SpendForm
      name="points"
      label={t('points.label')}
      help={t('points.balance', { count: balance.points, amount: formatMoney(balance.points_cur_amount, language) })}
      wrong={t('points.wrong', { most: balance.points })}
      problem={error && problemText(error, t)}
      inputMode="numeric"
      action={t(isApplied ? 'points.remove' : 'points.apply')}
      used={isApplied ? t('points.used', { count: used.points_used, amount }) : null}
      isBusy={isLoading}
      read={(typed) => (/^[1-9]\d{0,8}$/.test(typed) && Number(typed) <= balance.points ? Number(typed) : null)}
      spend={(points) => void applyPoints({ points })}
    />
  );
};

/** A customer's points on this cart; nothing for guests, nor for those who have none, nor where the backend has none. */
export const PointsForm = ({ used }: { used: Used }) => {
  const isForCustomer = useIsForCustomer();
  const hasPoints = useHasPage()(paths.points());
  pointsInfo.useQuerySubscription(undefined, {
    skip: !useIsCustomers() || !hasPoints,
    refetchOnMountOrArgChange: true, // they may have been spent or earned since a page asked
  });
  // The server draws what it has asked for, so that points can be spent without scripts.
  const { data } = pointsInfo.useQueryState(undefined, { skip: !isForCustomer });
  if (!isForCustomer || !data || data.points === 0) return null;
  return <Spending used={used} balance={data} />;
};
