import type { CartItem } from '@shop/contract';
import { ruleText } from '@shop/forms';
import { problemText } from '@shop/kit';
import { languageOf, useDispatch, useSelector, useTranslation } from '@shop/platform';
import { Button, SelectField, useTypedBeforeHydration, VisuallyHidden } from '@shop/ui';
import { useRef, type ReactNode } from 'react';
import { useSentBefore } from '../../cart-form.ts';
import { CartForm, placeOfLine } from '../../parts/cart-form.tsx';
import { quantityChoices } from './item-state.ts';
import { cartEvents, cartSelectors, type CartState, type LineProblem } from './slice.ts';
import styles from './cart-line.module.css';

/** How many of a line: a choice takes effect at once, without scripts by its button. */
export const LineQuantity = ({ item }: { item: CartItem }): ReactNode => {
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
  const field = useRef<HTMLSelectElement>(null);
  useTypedBeforeHydration(field, shown, choose);

  const told = (given: LineProblem): string => {
    if (given.kind === 'answer') return problemText(given.problem, t);
    const language = languageOf(i18n);
    return ruleText({ key: 'minQuantity', values: { n: given.quantity } }, language);
  };
  const label = (
    <>
      {t('line.quantity')} <VisuallyHidden>{t('line.quantityOf', { name: item.name })}</VisuallyHidden>
    </>
  );

  return (
    <CartForm
      change="quantity"
      item={item_id}
      place={placeOfLine(item)}
      className={styles.quantity}
      onSend={() => undefined}
    >
      <SelectField
        ref={field}
        name="qty"
        label={label}
        value={shown}
        aria-busy={wanted !== undefined || undefined}
        error={problem ? told(problem) : before.said}
        options={choices.map((choice) => ({ value: choice, label: choice }))}
        onChange={(event) => choose(event.target.value)}
      />
      <noscript>
        <Button type="submit" variant="secondary" size="small">
          {t('line.update')} <VisuallyHidden>{label}</VisuallyHidden>
        </Button>
      </noscript>
    </CartForm>
  );
};
