import type { CallResult, Cart, Language } from '@shop/contract';
import { formatMoney, formatNumber } from '@shop/format';
import { problemText } from '@shop/kit';
import { Link, useLanguage, useTranslation } from '@shop/platform';
import { Button, Icon, Notice } from '@shop/ui';
import { useRef } from 'react';
import { useSentBefore } from '../../cart-form.ts';
import { CartForm } from '../../parts/cart-form.tsx';
import { bestPriceApi, standing } from './endpoints.ts';
import styles from './best-price.module.css';

/** The page of the help that says what counts. */
const HELP = '/best-price';

type Best = NonNullable<CallResult<'bestPrice'>>;
type Translate = ReturnType<typeof useTranslation<'cart-checkout'>>['t'];

/** Coupon, points and credit of the lowest total as a list in words; null where it needs none. */
const usedIn = (best: Best, t: Translate, language: Language): string | null => {
  const amount = (cents: number): string => formatMoney(cents, language);
  const { coupon_code: code, points_used: count } = best;
  const parts = [
    code !== null && t('bestPrice.coupon', { code, amount: amount(best.coupon_amount) }),
    count > 0 &&
      t('bestPrice.points', { count, points: formatNumber(count, language), amount: amount(best.points_amount) }),
    best.credit_amount > 0 && t('bestPrice.credit', { amount: amount(best.credit_amount) }),
  ].filter((part) => part !== false);
  return parts.length === 0 ? null : new Intl.ListFormat(`${language}-CA`).format(parts);
};

interface LowerProps {
  best: Best;
  cart: Cart;
  onSet: () => void;
  onRefused: () => void;
}

const Lower = ({ best, cart, onSet, onRefused }: LowerProps) => {
  const { t } = useTranslation('cart-checkout');
  const language = useLanguage();
  const [apply, { isLoading, error }] = bestPriceApi.useApplyBestPriceMutation();
  const before = useSentBefore('best');
  const used = usedIn(best, t, language);
  const [total, now, saving] = [best.grand_total, cart.grand_total, best.saving].map((cents) =>
    formatMoney(cents, language),
  );
  const submitted = async (): Promise<void> => {
    if (isLoading) return;
    before.forget();
    const outcome = await apply(best.grand_total);
    if ('error' in outcome) onRefused();
    else onSet();
  };
  const said = error ? problemText(error, t) : before.said;
  return (
    <CartForm change="best" id="best-price" className={styles.box} onSend={() => void submitted()}>
      <p className={styles.title}>
        <strong>{t('bestPrice.title', { total })}</strong>{' '}
        <span className={styles.saving}>{t('bestPrice.less', { saving })}</span>
      </p>
      <p className={styles.why}>
        {used ? t('bestPrice.with', { used, total, now }) : t('bestPrice.without', { total, now })}
      </p>
      <input type="hidden" name="grand_total" value={best.grand_total} />
      <div className={styles.actions}>
        <Button type="submit" variant="secondary" busy={isLoading}>
          {t('bestPrice.apply')}
        </Button>
        <Link href={HELP}>{t('bestPrice.how')}</Link>
      </div>
      {said !== undefined && <Notice tone="trouble">{said}</Notice>}
    </CartForm>
  );
};

/**
 * The lowest total that this cart can have today, with what makes it so, and one press that sets the cart to it. Of a cart
 * that has it already it says so, where a coupon, points or credit are what it takes.
 */
export const BestPrice = ({ cart }: { cart: Cart }) => {
  const { t } = useTranslation('cart-checkout');
  const language = useLanguage();
  const { data: best, refetch } = bestPriceApi.useBestPriceQuery(standing(cart));
  const wasSet = useRef(false);
  if (!best) return null;
  if (best.saving > 0) {
    const onSet = () => void (wasSet.current = true);
    return <Lower best={best} cart={cart} onSet={onSet} onRefused={() => void refetch()} />;
  }
  const used = usedIn(best, t, language);
  if (!used) return null;
  /** The button that was pressed has gone. */
  const arrived = (element: HTMLElement | null): void => {
    if (element && wasSet.current) element.focus();
    wasSet.current = false;
  };
  return (
    <p id="best-price" className={styles.best} tabIndex={-1} ref={arrived}>
      <Icon name="check" size={16} /> <span>{t('bestPrice.isBest', { used })}</span>
    </p>
  );
};
