import { paths, type Cart } from '@shop/contract';
import { formatMoney } from '@shop/format';
import { problemText } from '@shop/kit';
import { Link, useTranslation, useLanguage } from '@shop/platform';
import { CheckboxField } from '@shop/ui';
import type { ReactNode } from 'react';
import { protectionApi } from './endpoints.ts';

/** One box: the shipment is protected or it is not. Never preselected. */
export const ShippingProtection = ({ cart }: { cart: Cart }): ReactNode => {
  const { t } = useTranslation('cart-checkout');
  const language = useLanguage();
  const { data: plans = [] } = protectionApi.useShippingPlansQuery(cart.goods_total);
  const [setProtection, { isLoading, error }] = protectionApi.useSetProtectionMutation();
  const [plan] = plans;
  if (!plan) return null;
  const isProtected = cart.shipping_protection_total > 0;
  const { planId } = plan;
  const change = (): void => {
    if (!isLoading) void setProtection(isProtected ? null : { planId });
  };
  return (
    <CheckboxField
      label={
        <>
          {t('protection.label', { title: plan.title, price: formatMoney(plan.price, language) })}{' '}
          <Link href={paths.content(plan.detail_url)}>{t('protection.more')}</Link>
        </>
      }
      help={plan.description.join(' · ')}
      error={error ? problemText(error, t) : undefined}
      checked={isProtected}
      aria-busy={isLoading || undefined}
      onChange={change}
    />
  );
};
