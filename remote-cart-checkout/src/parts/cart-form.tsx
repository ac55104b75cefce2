import { paths } from '@shop/contract';
import { useSearchParams, useTranslation } from '@shop/platform';
import { Form } from '@shop/ui';
import type { ReactNode } from 'react';
import { CART_CHANGE, CHANGED_ITEM, POSTCODE, type CartFormChange } from '../cart-form.ts';

/** The id of a line's element on the cart page. */
export const placeOfLine = ({ item_id }: { item_id: number }): string => `line-${item_id}`;

/** Where the page is looked at when it comes back: at an element's id, or at the form itself. */
type Place = { place: string; id?: never } | { id: string; place?: never };

type Props = Place & {
  change: CartFormChange;
  /** Of which item. */
  item?: number;
  /** Of the page’s address, which holds it open meanwhile. */
  edit?: string | undefined;
  /** Whether its page sends it by itself before the shell is there, and says there what became of it. */
  inPlace?: boolean;
  className?: string | undefined;
  onSend: (form: HTMLFormElement) => void;
  children: ReactNode;
};

/**
 * A form that changes the cart: the cart page's server takes it until the page is alive, and where there are no scripts.
 * Nothing in it is filled in by the browser: what that had restored would look like a choice.
 */
export const CartForm = ({ change, item, place, id, edit, inPlace, className, onSend, children }: Props) => {
  const { t } = useTranslation('cart-checkout');
  const [address] = useSearchParams();
  const postcode = address.get(POSTCODE) ?? undefined;
  return (
    <Form
      id={id}
      method="post"
      action={`${paths.cart({ edit, postcode })}#${place ?? id}`}
      className={className}
      autoComplete="off"
      noValidate
      data-in-place={inPlace ? t('inPlace.unsure') : undefined}
      onSubmit={(event) => {
        event.preventDefault();
        onSend(event.currentTarget);
      }}
    >
      {children}
      {/* Behind what is seen, which takes the room of the line as its first. */}
      <input type="hidden" name={CART_CHANGE} value={change} />
      {item !== undefined && <input type="hidden" name={CHANGED_ITEM} value={item} />}
    </Form>
  );
};
