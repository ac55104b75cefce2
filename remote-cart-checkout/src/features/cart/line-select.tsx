import type { CartItem } from '@shop/contract';
import { useTranslation } from '@shop/platform';
import { ActionLabel, Button, SelectField, useTypedBeforeHydration, type SelectFieldProps } from '@shop/ui';
import { useRef } from 'react';
import { CartForm, placeOfLine } from '../../parts/cart-form.tsx';

interface Props {
  item: CartItem;
  change: 'quantity' | 'option';
  /** Of the field, as the form sends it. */
  name: string;
  label: string;
  value: string;
  options: SelectFieldProps['options'];
  error: string | undefined;
  isBusy: boolean;
  className: string | undefined;
  onChoose: (value: string) => void;
}

/** A list on a line of the cart: a choice takes effect at once, without scripts by the button beside it. */
export const LineSelect = (props: Props) => {
  const { item, change, name, value, options, error, isBusy, className, onChoose } = props;
  const { t } = useTranslation('cart-checkout');
  const field = useRef<HTMLSelectElement>(null);
  useTypedBeforeHydration(field, value, onChoose);
  const about = t('line.quantityOf', { name: item.name });
  return (
    <CartForm
      change={change}
      item={item.item_id}
      place={placeOfLine(item)}
      inPlace
      className={className}
      onSend={() => undefined}
    >
      <SelectField
        ref={field}
        name={name}
        label={<ActionLabel about={about}>{props.label}</ActionLabel>}
        value={value}
        aria-busy={isBusy || undefined}
        error={error}
        options={options}
        onChange={(event) => onChoose(event.target.value)}
      />
      <noscript>
        <Button type="submit" variant="secondary" size="small">
          <ActionLabel about={`${props.label} ${about}`}>{t('line.update')}</ActionLabel>
        </Button>
      </noscript>
    </CartForm>
  );
};
