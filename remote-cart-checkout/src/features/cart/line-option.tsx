import type { CartItem } from '@shop/contract';
import { problemText } from '@shop/kit';
import { useTranslation } from '@shop/platform';
import { useSentBefore } from '../../cart-form.ts';
import { cartChangesApi } from './endpoints.ts';
import { LineSelect } from './line-select.tsx';
import styles from './cart-line.module.css';

/** Another option of the same product, where there is one (CART-029). */
export const LineOption = ({ item }: { item: CartItem }) => {
  const { relation, sub_product_id, status } = item;
  if (relation.length < 2 || sub_product_id === null || status !== 1) return null;
  return <Options item={item} chosen={sub_product_id} />;
};

const Options = ({ item, chosen }: { item: CartItem; chosen: number }) => {
  const { t } = useTranslation('cart-checkout');
  const [edit, { isLoading, error }] = cartChangesApi.useEditCartItemMutation();
  const { item_id, relation } = item;
  const before = useSentBefore('option', item_id);
  const options = relation.map(({ product_id, label, is_in_stock }) => ({
    value: String(product_id),
    label: is_in_stock ? label : t('line.optionSoldOut', { label }),
    disabled: !is_in_stock && product_id !== chosen,
  }));
  const refused = options.find(({ value, disabled }) => value === before.typed?.['child_id'] && !disabled);
  const shown = refused?.value ?? String(chosen);

  const choose = (option: string): void => {
    before.forget();
    if (!isLoading) void edit({ item_id, child_id: Number(option) });
  };
  return (
    <LineSelect
      item={item}
      change="option"
      name="child_id"
      label={t('line.option')}
      value={shown}
      options={options}
      error={error ? problemText(error, t) : before.said}
      isBusy={isLoading}
      className={styles.option}
      onChoose={choose}
    />
  );
};
