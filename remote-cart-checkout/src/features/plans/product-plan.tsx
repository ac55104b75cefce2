import { yearsOf, type SlotProps } from '@shop/contract';
import { formatMoney } from '@shop/format';
import { useDispatch, useSelector, useTranslation, useLanguage } from '@shop/platform';
import { Button, CheckboxField, Skeleton } from '@shop/ui';
import { Suspense, useEffect, useState } from 'react';
import { LazyPlanDialog } from '../../plans/lazy-plan-dialog.ts';
import { plansApi, fieldsOfOffer, type PlanOffer } from '../../plans/offers.ts';
import { planEvents, planSelectors, type PlanState } from '../../plans/slice.ts';
import styles from './product-plan.module.css';

/** The plan bought with a product that is in view: kept for the cart, and forgotten when the product goes. */
const usePlanChoice = (product_id: number) => {
  const dispatch = useDispatch();
  const chosen = useSelector((state: PlanState) => planSelectors.selectChosenPlan(state, product_id));
  useEffect(
    () => () => {
      // The choice is cleared when the product leaves the view, so that a later add from another page does not include
      // it.
      dispatch(planEvents.planDeclined({ product_id }));
    },
    [dispatch, product_id],
  );
  return {
    chosenId: chosen?.planId,
    choose: (offer: PlanOffer) => dispatch(planEvents.planChosen({ product_id, plan: fieldsOfOffer(offer) })),
    decline: () => dispatch(planEvents.planDeclined({ product_id })),
  };
};

/** One plan to tick, and the way to all of them. */
const AddOn = ({ offers, productId, name }: { offers: readonly PlanOffer[]; productId: number; name: string }) => {
  const { t } = useTranslation('cart-checkout');
  const language = useLanguage();
  const { chosenId, choose, decline } = usePlanChoice(productId);
  const [preferredId, setPreferredId] = useState<string>();
  const [dialog, setDialog] = useState<'unasked' | 'open' | 'closed'>('unasked');
  const wanted = chosenId ?? preferredId;
  const offer = offers.find(({ planId }) => planId === wanted) ?? offers.find(({ checked }) => checked) ?? offers[0];
  if (!offer) return null;

  const added = chosenId !== undefined;
  const picked = (given: PlanOffer): void => {
    setPreferredId(given.planId);
    choose(given);
    setDialog('closed');
  };
  return (
    <>
      <CheckboxField
        checked={added}
        onChange={() => (added ? decline() : choose(offer))}
        label={t('plan.addOn', { count: yearsOf(offer.term), price: formatMoney(offer.price, language) })}
      />
      <p className={styles.more}>
        <span role="status">{t(added ? 'plan.added' : 'plan.notAdded')}</span>
        <Button variant="quiet" size="small" onClick={() => setDialog('open')}>
          {t('plan.compare')}
        </Button>
      </p>
      {dialog !== 'unasked' && (
        <Suspense>
          <LazyPlanDialog
            open={dialog === 'open'}
            onClose={() => setDialog('closed')}
            productId={productId}
            name={name}
            mode={{ kind: 'product' }}
            onAdd={picked}
          />
        </Suspense>
      )}
    </>
  );
};

/** Slot 'product.plan': the protection plan beside the way to buy, on the product's page and in its quick view. */
export const ProductPlan = ({ product }: SlotProps['product.plan']) => {
  const { t } = useTranslation('cart-checkout');
  const { data: offers, isError, isFetching, refetch } = plansApi.usePlanOffersQuery(product.entity_id);
  if (offers?.length === 0) return null;
  return (
    <section className={styles.plan} aria-label={t('plan.title')} aria-busy={isFetching}>
      {offers ? (
        <AddOn key={product.entity_id} offers={offers} productId={product.entity_id} name={product.name} />
      ) : isError ? (
        <p className={styles.more}>
          <span>{t('plan.failed')}</span>
          <Button variant="quiet" size="small" busy={isFetching} onClick={() => void refetch()}>
            {t('retry')}
          </Button>
        </p>
      ) : (
        <Skeleton shape="lines" lines={2} />
      )}
    </section>
  );
};
