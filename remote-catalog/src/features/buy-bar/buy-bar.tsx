import { isDelivered, type Product, type Variant } from '@shop/contract';
import { formatMoney } from '@shop/format';
import { useSavedZip } from '@shop/kit';
import { useLanguage, useTranslation } from '@shop/platform';
import { Button, Container, Picture } from '@shop/ui';
import { createPortal } from 'react-dom';
import { useDeliveredPrice } from '../../parts/delivered-price.ts';
import { buyForm } from './use-passed-form.ts';
import styles from './buy-bar.module.css';

interface Props {
  product: Product;
  variant: Variant | null;
}

/** The total at the saved postal code, or the way to say one. Nothing while nobody knows. */
const Delivered = ({ product, variant, units }: Props & { units: number }) => {
  const { t } = useTranslation('catalog');
  const language = useLanguage();
  const zip = useSavedZip();
  const price = useDeliveredPrice({ product, variant, units, zip });
  const delivered = isDelivered(product);
  if (zip === null) {
    if (!delivered) return null;
    const toField = () => document.querySelector<HTMLInputElement>('main input[name=zipcode]')?.focus();
    return (
      <button type="button" className={styles.ask} onClick={toField}>
        {t('buyBar.ask')}
      </button>
    );
  }
  if (!price) return null;
  const total = formatMoney(price.grand_total, language);
  const { pay_later } = price;
  return (
    <p className={styles.total}>
      <span>{t(delivered ? 'buyBar.delivered' : 'buyBar.pickedUp', { total, place: zip })}</span>
      {pay_later && (
        <span className={styles.later}>
          {t('buyBar.payLater', { payments: pay_later.payments, amount: formatMoney(pay_later.amount, language) })}
        </span>
      )}
    </p>
  );
};

/**
 * Price, total at the door and Add to cart at the foot of the window, from where the way to buy has gone out of sight
 * upwards, beside the page's own contents. It sends that form: quantity, plan and variant are those that are chosen there.
 */
export default function BuyBar({ product, variant, units }: Props & { units: number }) {
  const { t } = useTranslation('catalog');
  const language = useLanguage();
  const price = formatMoney((variant ?? product).price.final_price, language);
  const [picture] = variant?.gallery.length ? variant.gallery : product.gallery;
  return createPortal(
    <section className={styles.bar} aria-label={t('buyBar.label', { name: product.name })}>
      <Container className={styles.row}>
        {picture && <Picture src={picture.thumbnail} alt="" ratio={[1, 1]} sizes="3rem" className={styles.picture} />}
        <div className={styles.text}>
          <p className={styles.name}>{product.name}</p>
          <p className={styles.price}>
            <strong translate="no">{units === 1 ? price : t('buyBar.times', { count: units, price })}</strong>
          </p>
          <Delivered product={product} variant={variant} units={units} />
        </div>
        <Button icon="cart" className={styles.add} onClick={() => buyForm()?.requestSubmit()}>
          {t(product.presale_end_date ? 'cart.preOrder' : 'cart.add')}
        </Button>
      </Container>
    </section>,
    document.body,
  );
}
