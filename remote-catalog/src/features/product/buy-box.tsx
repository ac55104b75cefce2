import { LinkButton, useHasIntent } from '@shop/kit';
import { useState, type SyntheticEvent } from 'react';
import { paths, type Inventory, type Product, type Variant } from '@shop/contract';
import { useIntent, useTranslation } from '@shop/platform';
import { afterPaint, Button, classNames, Form, QuantityStepper, Icon } from '@shop/ui';
import { canBuy, stockOf, type Stock } from './stock.ts';
import { useStockText } from './stock-text.ts';
import styles from './buy-box.module.css';

/** Whether it can be had, in a few words. */
const StockLine = ({ stock }: { stock: Stock }) => {
  const text = useStockText()(stock);
  return (
    <p className={styles.stock} data-stock={stock.status}>
      <Icon name={canBuy(stock) ? 'check' : 'warning'} size={16} />
      <span>{text}</span>
    </p>
  );
};

interface Props {
  product: Product;
  variant: Variant | null;
  /** On a phone the way to buy is at the foot of the window, until one comes to its place. */
  docked?: boolean;
}

/** The quantity, kept within what may be bought (PDP-022). */
const useQuantity = ({ min_sale_qty: min, usable_qty: max }: Inventory) => {
  const { t } = useTranslation('catalog');
  const [wanted, setWanted] = useState(min);
  const [limit, setLimit] = useState<'min' | 'max' | null>(null);
  const [typed, setTyped] = useState<number>();
  const message = { min: t('quantity.min', { n: min }), max: t('quantity.max', { n: max }) };
  // A number above the maximum is reported at once; one below the minimum may be half typed.
  const shown = typed !== undefined && typed > max ? 'max' : limit;
  const isOutside = typed !== undefined && !(typed >= min && typed <= max);
  const field = {
    // Another variant may have other limits than the one that the number was chosen for.
    value: Math.max(min, Math.min(max, wanted)),
    min,
    max,
    message: shown ? message[shown] : undefined,
    onLimit: setLimit,
    onTyped: setTyped,
    onChange: (quantity: number) => {
      setWanted(quantity);
      setLimit((now) => ((quantity === min && now === 'min') || (quantity === max && now === 'max') ? now : null));
    },
  };
  return { field, isOutside };
};

/** Stock, quantity and Add to cart: a form that works by itself, and that the cart's remote takes over when it is there. */
export const BuyBox = ({ product, variant, docked = false }: Props) => {
  const { t } = useTranslation('catalog');
  const requestIntent = useIntent();
  const sells = useHasIntent()('cartAddRequested');
  const [status, setStatus] = useState<'idle' | 'adding'>('idle');
  const inventory = (variant ?? product).inventory;
  const stock = stockOf(product, inventory);
  const { field: quantity, isOutside } = useQuantity(inventory);
  const category = product.position.at(-1);

  const submit = async (form: HTMLFormElement): Promise<void> => {
    setStatus('adding');
    // The button answers the press in the next frame; the drawer, which takes a slow phone several, comes after it.
    await new Promise<void>(afterPaint);
    const payload = { product_id: product.entity_id, qty: quantity.value };
    const taken = await requestIntent(
      'cartAddRequested',
      variant ? { ...payload, child_id: variant.product_id } : payload,
    );
    setStatus('idle');
    // The cart's code did not arrive: the form is sent to the server instead. Without a network that would only lead to
    // the browser's own page; the shell has said so, and the next press tries again.
    if (!taken && navigator.onLine) form.submit();
  };
  const submitted = (event: SyntheticEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (status === 'idle') void submit(event.currentTarget);
  };

  return (
    <Form
      method="post"
      action={paths.addToCartForm()}
      className={classNames(styles.form, docked && styles.docked)}
      data-in-place={t('cart.unsure')}
      onSubmit={submitted}
    >
      <input type="hidden" name="product_id" value={product.entity_id} />
      {variant && <input type="hidden" name="child_id" value={variant.product_id} />}
      <StockLine stock={stock} />
      {!canBuy(stock) && category && (
        <LinkButton href={paths.category(category.url_path)} variant="secondary">
          {t('stock.similar', { category: category.name })}
        </LinkButton>
      )}
      {sells && canBuy(stock) && (
        <div className={styles.row}>
          <QuantityStepper
            name="qty"
            {...quantity}
            label={t('quantity.label', { name: product.name })}
            decreaseLabel={t('quantity.less')}
            increaseLabel={t('quantity.more')}
          />
          <Button type="submit" icon="cart" wide disabled={isOutside} busy={status === 'adding'} className={styles.add}>
            {t(stock.status === 'pre-order' ? 'cart.preOrder' : 'cart.add')}
          </Button>
        </div>
      )}
    </Form>
  );
};
