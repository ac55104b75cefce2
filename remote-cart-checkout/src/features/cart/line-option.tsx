import type { CartItem } from '@shop/contract';
import { useTranslation } from '@shop/platform';
import { SelectField, useHydrated, VisuallyHidden } from '@shop/ui';
import type { ReactNode } from 'react';
import { useCartChange, wholeCart } from '../../cart-change.ts';
import { problemText } from '../../problem.ts';
import { cartChangesApi } from './endpoints.ts';

/** Another option of the same product, where there is one (CART-029). It takes effect at once. */
export function LineOption({ item }: { item: CartItem }): ReactNode {
  const { t } = useTranslation('cart-checkout');
  const { sending, problem, run } = useCartChange();
  const ready = useHydrated();
  const { item_id, name, relation, sub_product_id } = item;
  if (relation.length < 2 || sub_product_id === null || item.status !== 1) return null;
  const edit = (child_id: number) =>
    run(cartChangesApi.endpoints.editCartItem.initiate({ item_id, child_id }, { track: false }), wholeCart);
  return (
    <SelectField
      label={
        <>
          {t('line.option')} <VisuallyHidden>{t('line.quantityOf', { name })}</VisuallyHidden>
        </>
      }
      value={sub_product_id}
      aria-busy={sending || undefined}
      disabled={!ready}
      error={problem ? problemText(problem, t) : undefined}
      options={relation.map(({ product_id, label, is_in_stock }) => ({
        value: String(product_id),
        label: is_in_stock ? label : t('line.optionSoldOut', { label }),
        disabled: !is_in_stock && product_id !== sub_product_id,
      }))}
      onChange={(event) => void edit(Number(event.target.value))}
    />
  );
}
