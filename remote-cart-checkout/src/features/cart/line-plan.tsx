import type { CartItem } from '@shop/contract';
import { formatMoney } from '@shop/format';
import { useDispatch, useSelector, useTranslation } from '@shop/platform';
import { Button, Notice, VisuallyHidden } from '@shop/ui';
import { Suspense, useState, type ReactNode } from 'react';
import { LazyPlanDialog } from '../../plans/lazy-plan-dialog.ts';
import { fieldsOfOffer } from '../../plans/offers.ts';
import { problemText } from '../../problem.ts';
import { isBlocking } from './item-state.ts';
import { cartEvents, cartSelectors, type CartState } from './slice.ts';
import styles from './cart-line.module.css';

const ATTACHED = 2;
const OFFERED = 1;

/** The protection plan of a line: which one and a way to remove it, or a way to add one (PLAN-006, PLAN-007). */
export function LinePlan({ item }: { item: CartItem }): ReactNode {
  const { t } = useTranslation('cart-checkout');
  const dispatch = useDispatch();
  const { item_id, extend, has_contract } = item;
  const flow = useSelector((state: CartState) => cartSelectors.selectPlanFlow(state, item_id));
  const [dialog, setDialog] = useState<'unasked' | 'open' | 'closed'>('unasked');
  const plan = has_contract === ATTACHED ? extend : null;
  // Closes the dialog's state too, so that it does not reopen when the plan is taken off.
  if (plan && dialog === 'open') setDialog('closed');
  if (!plan && (has_contract !== OFFERED || isBlocking(item))) return null;

  const problem = flow?.status === 'refused' ? flow.problem : undefined;
  const saving = flow?.status === 'saving';
  function pressed(): void {
    if (plan) dispatch(cartEvents.planWithdrawn({ item_id }));
    else setDialog('open');
  }
  return (
    <div className={styles.plan}>
      {plan && (
        <p className={styles.note}>
          {t('line.plan', { title: plan.title })}
          <br />
          {formatMoney(plan.price)} × {plan.qty}
        </p>
      )}
      <Button variant="quiet" size="small" icon="shield" busy={saving && dialog !== 'open'} onClick={pressed}>
        {t(plan ? 'plan.remove' : 'plan.addTo')} <VisuallyHidden>{item.name}</VisuallyHidden>
      </Button>
      {problem && dialog !== 'open' && <Notice tone="trouble">{problemText(problem, t)}</Notice>}
      {dialog !== 'unasked' && (
        <Suspense>
          <LazyPlanDialog
            open={dialog === 'open'}
            onClose={() => setDialog('closed')}
            productId={item.product_id}
            name={item.name}
            mode={{ kind: 'item', qty: item.qty, saving, problem }}
            onAdd={(offer) => dispatch(cartEvents.planPicked({ item_id, plan: fieldsOfOffer(offer) }))}
          />
        </Suspense>
      )}
    </div>
  );
}
