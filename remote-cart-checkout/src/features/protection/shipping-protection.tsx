import { paths, type Cart } from '@shop/contract';
import { formatMoney } from '@shop/format';
import { Link, useTranslation } from '@shop/platform';
import { CheckboxField } from '@shop/ui';
import type { ReactNode } from 'react';
import { useCartChange, wholeCart } from '../../cart-change.ts';
import { problemText } from '../../problem.ts';
import { protectionApi } from './endpoints.ts';

const { protectShipment, refundProtection } = protectionApi.endpoints;
const untracked = { track: false } as const;

/** One box: the shipment is protected or it is not. Never preselected. */
export function ShippingProtection({ cart }: { cart: Cart }): ReactNode {
  const { t } = useTranslation('cart-checkout');
  const { data: plans = [] } = protectionApi.useShippingPlansQuery(cart.subtotal - cart.discount_amount);
  const { sending, problem, run } = useCartChange();
  const [plan] = plans;
  if (!plan) return null;
  const isProtected = cart.shipping_protection_total > 0;
  const change = () =>
    isProtected
      ? run(refundProtection.initiate(undefined, untracked), wholeCart)
      : run(protectShipment.initiate({ is_add: 1, planId: plan.planId }, untracked), wholeCart);
  return (
    <CheckboxField
      label={
        <>
          {t('protection.label', { title: plan.title, price: formatMoney(plan.price) })}{' '}
          <Link href={paths.content(plan.detail_url)}>{t('protection.more')}</Link>
        </>
      }
      help={plan.description.join(' · ')}
      error={problem ? problemText(problem, t) : undefined}
      checked={isProtected}
      aria-busy={sending || undefined}
      onChange={() => void change()}
    />
  );
}
