import type { CartItem } from '@shop/contract';
import { problemText } from '@shop/kit';
import { useTranslation } from '@shop/platform';
import { SelectField, useHydrated, VisuallyHidden } from '@shop/ui';
import type { ReactNode } from 'react';
import { cartChangesApi } from './endpoints.ts';

/** Another option of the same product, where there is one (CART-029). It takes effect at once. */
export const LineOption = ({ item }: { item: CartItem }): ReactNode => {
  const { t } = useTranslation('cart-checkout');
  const [edit, { isLoading, error }] = cartChangesApi.useEditCartItemMutation();
  const ready = useHydrated();
  const { item_id, name, relation, sub_product_id } = item;
  if (relation.length < 2 || sub_product_id === null || item.status !== 1) return null;
  return (
    <SelectField
      label={
        <>
          {t('line.option')} <VisuallyHidden>{t('line.quantityOf', { name })}</VisuallyHidden>
        </>
      }
      value={sub_product_id}
      aria-busy={isLoading || undefined}
      disabled={!ready}
      error={error ? problemText(error, t) : undefined}
      options={relation.map(({ product_id, label, is_in_stock }) => ({
        value: String(product_id),
        label: is_in_stock ? label : t('line.optionSoldOut', { label }),
        disabled: !is_in_stock && product_id !== sub_product_id,
      }))}
      onChange={(event) => {
        if (!isLoading) void edit({ item_id, child_id: Number(event.target.value) });
      }}
    />
  );
};
