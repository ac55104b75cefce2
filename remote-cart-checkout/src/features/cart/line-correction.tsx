import type { CartItem } from '@shop/contract';
import { useDispatch, useSelector, useTranslation } from '@shop/platform';
import { ActionLabel, Button } from '@shop/ui';
import { CartForm, placeOfLine } from '../../parts/cart-form.tsx';
import { quantityToSet } from './item-state.ts';
import { Warning } from './line-notes.tsx';
import { cartEvents, cartSelectors, type CartState } from './slice.ts';

/** Why a line cannot be ordered in its quantity, and the press that sets it to one that can. */
export const LineCorrection = ({ item }: { item: CartItem }) => {
  const { t } = useTranslation('cart-checkout');
  const dispatch = useDispatch();
  const { item_id, name } = item;
  const wanted = useSelector((state: CartState) => cartSelectors.selectWanted(state, item_id));
  const qty = quantityToSet(item);
  if (qty === null) return null;

  const correct = (form: HTMLFormElement): void => {
    // This button goes with what it mends: the focus stays in the line.
    form.closest('li')?.querySelector('select')?.focus();
    dispatch(cartEvents.quantityChosen({ item_id, qty }));
  };
  return (
    <>
      <Warning>{t(qty < item.qty ? 'line.most' : 'line.least', { count: qty })}</Warning>
      <CartForm change="quantity" item={item_id} place={placeOfLine(item)} onSend={correct}>
        <input type="hidden" name="qty" value={qty} />
        <Button type="submit" variant="secondary" size="small" busy={wanted === qty}>
          <ActionLabel about={t('line.quantityOf', { name })}>{t('line.setTo', { count: qty })}</ActionLabel>
        </Button>
      </CartForm>
    </>
  );
};
