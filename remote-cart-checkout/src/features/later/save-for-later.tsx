import { problemText } from '@shop/kit';
import { useTranslation } from '@shop/platform';
import { ActionLabel, Button, Notice } from '@shop/ui';
import { useSentBefore } from '../../cart-form.ts';
import { CartForm, placeOfLine } from '../../parts/cart-form.tsx';
import { useEditLater, type Movable } from './use-edit-later.ts';

/** Takes a line out of the cart without losing it. */
export const SaveForLater = ({ item }: { item: Movable }) => {
  const { t } = useTranslation('cart-checkout');
  const { sending, problem, edit } = useEditLater(item);
  const before = useSentBefore('later', item.item_id);
  const said = problem ? problemText(problem, t) : before.said;
  const save = (): void => {
    before.forget();
    void edit({ item_id: item.item_id });
  };
  return (
    <>
      <CartForm change="later" item={item.item_id} place={placeOfLine(item)} onSend={save}>
        <Button type="submit" variant="quiet" size="small" icon="heart" busy={sending}>
          <ActionLabel about={item.name}>{t('later.save')}</ActionLabel>
        </Button>
      </CartForm>
      {said && <Notice tone="trouble">{said}</Notice>}
    </>
  );
};
