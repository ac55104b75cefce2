import { paths, type CallResult, type Cart } from '@shop/contract';
import { formatMoney } from '@shop/format';
import { problemText } from '@shop/kit';
import { Link, useTranslation, useLanguage } from '@shop/platform';
import { ActionLabel, Button, CheckboxField, useTypedBeforeHydration } from '@shop/ui';
import { useRef } from 'react';
import { PROTECTED, useSentBefore } from '../../cart-form.ts';
import { CartForm } from '../../parts/cart-form.tsx';
import { protectionApi } from './endpoints.ts';
import styles from './protection.module.css';

type Plan = CallResult<'seelPlans'>['plans'][number];

/** One box: the shipment is protected or it is not. Never preselected. */
export const ShippingProtection = ({ cart }: { cart: Cart }) => {
  const { data: plans = [] } = protectionApi.useShippingPlansQuery(cart.goods_total);
  const [plan] = plans;
  return plan ? <Protection plan={plan} isProtected={cart.shipping_protection_total > 0} /> : null;
};

/** A change takes effect at once, without scripts by its button. */
const Protection = ({ plan, isProtected }: { plan: Plan; isProtected: boolean }) => {
  const { t } = useTranslation('cart-checkout');
  const language = useLanguage();
  const [setProtection, { isLoading, error }] = protectionApi.useSetProtectionMutation();
  const before = useSentBefore('protection');
  const { planId } = plan;
  const change = (): void => {
    before.forget();
    if (!isLoading) void setProtection(isProtected ? null : { planId });
  };
  const box = useRef<HTMLInputElement>(null);
  useTypedBeforeHydration(box, String(isProtected), change);
  return (
    <CartForm change="protection" id="protection" className={styles.form} onSend={() => undefined}>
      <CheckboxField
        ref={box}
        name={PROTECTED}
        value={planId}
        label={
          <>
            <span>{t('protection.label', { title: plan.title, price: formatMoney(plan.price, language) })}</span>{' '}
            <Link href={paths.content(plan.detail_url)}>{t('protection.more')}</Link>
          </>
        }
        help={plan.description.join(' · ')}
        error={error ? problemText(error, t) : before.said}
        checked={isProtected}
        aria-busy={isLoading || undefined}
        onChange={change}
      />
      <noscript>
        <Button type="submit" variant="secondary" size="small">
          <ActionLabel about={plan.title}>{t('line.update')}</ActionLabel>
        </Button>
      </noscript>
    </CartForm>
  );
};
