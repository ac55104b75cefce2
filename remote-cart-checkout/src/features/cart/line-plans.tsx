import type { CartItem } from '@shop/contract';
import { problemOf } from '@shop/kit';
import { useTranslation } from '@shop/platform';
import { Skeleton } from '@shop/ui';
import { useState } from 'react';
import { useSentBefore } from '../../cart-form.ts';
import { LoadError } from '../../load-error.tsx';
import { placeOfLine } from '../../parts/cart-form.tsx';
import { plansApi, fieldsOfOffer, type PlanOffer } from '../../plans/offers.ts';
import { PlanForm } from '../../plans/plan-form.tsx';
import { cartChangesApi } from './endpoints.ts';
import { LinePlan, mayTakePlan } from './line-plan.tsx';

/** The plans for a line in its place, where the page's address opens them: what the dialog shows where scripts do. */
export const LinePlans = ({ item }: { item: CartItem }) => {
  const { t } = useTranslation('cart-checkout');
  const [status, setStatus] = useState<'open' | 'closed'>('open');
  const query = plansApi.usePlanOffersQuery(item.product_id);
  const [setPlan, { isLoading: saving, error }] = cartChangesApi.useSetPlanMutation();
  const before = useSentBefore('plan', item.item_id);
  if (status === 'closed' || !mayTakePlan(item)) return <LinePlan item={item} />;

  const add = (offer: PlanOffer): void => {
    before.forget();
    if (!saving) void setPlan({ item_id: item.item_id, plan: fieldsOfOffer(offer) });
  };
  if (query.data?.length === 0) return <p>{t('plan.none')}</p>;
  if (query.data) {
    return (
      <PlanForm
        offers={query.data}
        name={item.name}
        mode={{ kind: 'item', qty: item.qty, saving, problem: error ? problemOf(error) : undefined }}
        native={{ item: item.item_id, place: placeOfLine(item), said: before.said }}
        onAdd={add}
        onDecline={() => setStatus('closed')}
      />
    );
  }
  if (query.isError) return <LoadError title={t('plan.failed')} headingLevel={3} queries={[query]} />;
  return <Skeleton shape="lines" lines={6} />;
};
