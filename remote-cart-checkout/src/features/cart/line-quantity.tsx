import { paths, type CartItem } from '@shop/contract';
import { ruleText } from '@shop/forms';
import { problemText } from '@shop/kit';
import { languageOf, useDispatch, useSelector, useTranslation } from '@shop/platform';
import { Button, Form, SelectField, VisuallyHidden } from '@shop/ui';
import type { ReactNode } from 'react';
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

  const told = (given: LineProblem): string => {
    if (given.kind === 'answer') return problemText(given.problem, t);
    const language = languageOf(i18n);
    return ruleText({ key: 'minQuantity', values: { n: given.quantity } }, language);
  };

  return (
    <Form
      className={styles.quantity}
      method="post"
      action={paths.updateCartForm()}
      onSubmit={(event) => event.preventDefault()}
    >
      <input type="hidden" name="item_id" value={item_id} />
      <SelectField
        name="qty"
        label={
          <>
            {t('line.quantity')} <VisuallyHidden>{t('line.quantityOf', { name: item.name })}</VisuallyHidden>
          </>
        }
        value={wanted ?? item.qty}
        aria-busy={wanted !== undefined || undefined}
        error={problem ? told(problem) : undefined}
        options={quantityChoices(item).map((choice) => ({ value: String(choice), label: String(choice) }))}
        onChange={(event) => dispatch(cartEvents.quantityChosen({ item_id, qty: Number(event.target.value) }))}
      />
      <noscript>
        <Button type="submit" variant="secondary" size="small">
          {t('line.update')}
        </Button>
      </noscript>
    </Form>
  );
};
