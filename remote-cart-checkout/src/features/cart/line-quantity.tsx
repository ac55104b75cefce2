import type { CartItem } from '@shop/contract';
import { ruleText } from '@shop/forms';
import { problemText } from '@shop/kit';
import { languageOf, useDispatch, useSelector, useTranslation } from '@shop/platform';
import { useSentBefore } from '../../cart-form.ts';
import { quantityChoices } from './item-state.ts';
import { LineSelect } from './line-select.tsx';
import { cartEvents, cartSelectors, type CartState, type LineProblem } from './slice.ts';
import styles from './cart-line.module.css';

export const LineQuantity = ({ item }: { item: CartItem }) => {
  const { t, i18n } = useTranslation('cart-checkout');
  const dispatch = useDispatch();
  const { item_id } = item;
  const wanted = useSelector((state: CartState) => cartSelectors.selectWanted(state, item_id));
  const problem = useSelector((state: CartState) => cartSelectors.selectLineProblem(state, item_id));
  const before = useSentBefore('quantity', item_id);
  const choices = quantityChoices(item).map(String);
  const refused = choices.find((choice) => choice === before.typed?.['qty']);
  const shown = String(wanted ?? refused ?? item.qty);

  const choose = (qty: string): void => {
    before.forget();
    dispatch(cartEvents.quantityChosen({ item_id, qty: Number(qty) }));
  };

  const messageOf = (given: LineProblem): string => {
    if (given.kind === 'answer') return problemText(given.problem, t);
    const language = languageOf(i18n);
    return ruleText({ key: 'minQuantity', values: { n: given.quantity } }, language);
  };

  return (
    <LineSelect
      item={item}
      change="quantity"
      name="qty"
      label={t('line.quantity')}
      value={shown}
      options={choices.map((choice) => ({ value: choice, label: choice }))}
      error={problem ? messageOf(problem) : before.said}
      isBusy={wanted !== undefined}
      className={styles.quantity}
      onChoose={choose}
    />
  );
};
