import { paths, type CartItem } from '@shop/contract';
import { useDispatch, useSelector, useTranslation } from '@shop/platform';
import { Button, Form, VisuallyHidden } from '@shop/ui';
import type { ReactNode, SyntheticEvent } from 'react';
import { cartEvents, cartSelectors, type CartState } from './slice.ts';

/** Takes a line out; a plain form without scripts. */
export const LineRemove = ({ item }: { item: CartItem }): ReactNode => {
  const { t } = useTranslation('cart-checkout');
  const dispatch = useDispatch();
  const leaving = useSelector((state: CartState) => cartSelectors.selectIsLeaving(state, item.item_id));

  const submitted = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (!leaving) dispatch(cartEvents.removeRequested({ item_id: item.item_id }));
  };
  return (
    <Form method="post" action={paths.removeFromCartForm()} onSubmit={submitted}>
      <input type="hidden" name="item_id" value={item.item_id} />
      <Button type="submit" variant="quiet" size="small" icon="trash" busy={leaving}>
        {t('line.remove')} <VisuallyHidden>{item.name}</VisuallyHidden>
      </Button>
    </Form>
  );
};
