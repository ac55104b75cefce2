import type { CartItem } from '@shop/contract';
import { useDispatch, useSelector, useTranslation } from '@shop/platform';
import { ActionLabel, Button, Notice } from '@shop/ui';
import { useSentBefore } from '../../cart-form.ts';
import { CartForm, placeOfLine } from '../../parts/cart-form.tsx';
import { cartEvents, cartSelectors, type CartState } from './slice.ts';

/** Takes a line out; a plain form without scripts. */
export const LineRemove = ({ item }: { item: CartItem }) => {
  const { t } = useTranslation('cart-checkout');
  const dispatch = useDispatch();
  const leaving = useSelector((state: CartState) => cartSelectors.selectIsLeaving(state, item.item_id));
  const { said, forget } = useSentBefore('remove', item.item_id);

  const remove = (): void => {
    forget();
    if (!leaving) dispatch(cartEvents.removeRequested({ item_id: item.item_id }));
  };
  return (
    <>
      <CartForm change="remove" item={item.item_id} place={placeOfLine(item)} onSend={remove}>
        <Button type="submit" variant="quiet" size="small" icon="trash" busy={leaving}>
          <ActionLabel about={item.name}>{t('line.remove')}</ActionLabel>
        </Button>
      </CartForm>
      {said && <Notice tone="trouble">{said}</Notice>}
    </>
  );
};
