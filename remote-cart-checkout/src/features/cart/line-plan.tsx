import type { CartItem } from '@shop/contract';
import { formatMoney } from '@shop/format';
import { problemOf, problemText } from '@shop/kit';
import { useTranslation, useLanguage } from '@shop/platform';
import { ActionLabel, Button, Notice } from '@shop/ui';
import { Suspense, useState } from 'react';
import { useSentBefore } from '../../cart-form.ts';
import { CartForm, placeOfLine } from '../../parts/cart-form.tsx';
import { LazyPlanDialog } from '../../plans/lazy-plan-dialog.ts';
import { fieldsOfOffer, type PlanFields } from '../../plans/offers.ts';
import { cartChangesApi } from './endpoints.ts';
import { isBlocking } from './item-state.ts';
import styles from './cart-line.module.css';

const ATTACHED = 2;
const OFFERED = 1;

export const mayTakePlan = (item: CartItem): boolean => item.has_contract === OFFERED && !isBlocking(item);

/** The protection plan of a line: which one and a way to remove it, or a way to add one (PLAN-006, PLAN-007). */
export const LinePlan = ({ item }: { item: CartItem }) => {
  const { t } = useTranslation('cart-checkout');
  const language = useLanguage();
  const { item_id, extend, has_contract } = item;
  const before = useSentBefore('no-plan', item_id);
  const [setPlan, { isLoading: saving, error }] = cartChangesApi.useSetPlanMutation();
  const [dialog, setDialog] = useState<'unasked' | 'open' | 'closed'>('unasked');
  const plan = has_contract === ATTACHED ? extend : null;
  // Closes the dialog's state too, so that it does not reopen when the plan is taken off.
  if (plan && dialog === 'open') setDialog('closed');
  if (!plan && !mayTakePlan(item)) return null;

  const problem = error ? problemOf(error) : undefined;
  const set = (chosen: PlanFields | null): void => {
    before.forget();
    if (!saving) void setPlan({ item_id, plan: chosen });
  };
  const said = problem ? problemText(problem, t) : before.said;
  const pressed = (): void => {
    if (plan) set(null);
    else setDialog('open');
  };
  return (
    <div className={styles.plan}>
      {plan && (
        <p className={styles.note}>
          <span>{t('line.plan', { title: plan.title })}</span>
          <br />
          <span translate="no">{`${formatMoney(plan.price, language)} × ${plan.qty}`}</span>
        </p>
      )}
      <CartForm change={plan ? 'no-plan' : 'plans'} item={item_id} place={placeOfLine(item)} onSend={pressed}>
        <Button type="submit" variant="quiet" size="small" icon="shield" busy={saving && dialog !== 'open'}>
          <ActionLabel about={item.name}>{t(plan ? 'plan.remove' : 'plan.addTo')}</ActionLabel>
        </Button>
      </CartForm>
      {said && dialog !== 'open' && <Notice tone="trouble">{said}</Notice>}
      {dialog !== 'unasked' && (
        <Suspense>
          <LazyPlanDialog
            open={dialog === 'open'}
            onClose={() => setDialog('closed')}
            productId={item.product_id}
            name={item.name}
            mode={{ kind: 'item', qty: item.qty, saving, problem }}
            onAdd={(offer) => set(fieldsOfOffer(offer))}
          />
        </Suspense>
      )}
    </div>
  );
};
