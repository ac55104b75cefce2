import type { Product, Variant } from '@shop/contract';
import { formatMoney } from '@shop/format';
import { useSavedZip } from '@shop/kit';
import { Slot, useLanguage, useTranslation } from '@shop/platform';
import { Button, Container, Picture } from '@shop/ui';
import { createPortal } from 'react-dom';
import { buyForm } from './use-passed-form.ts';
import styles from './buy-bar.module.css';

interface Props {
  product: Product;
  variant: Variant | null;
}

/**
 * Price and Add to cart at the foot of the window, from where the way to buy has gone out of sight
 * upwards, beside the page's own contents. It sends that form: quantity, plan and variant are those that are chosen there.
 */
export default function BuyBar({ product, variant, units }: Props & { units: number }) {
  const { t } = useTranslation('catalog');
  const language = useLanguage();
  const price = formatMoney((variant ?? product).price.final_price, language);
  const zip = useSavedZip();
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
          <div className={styles.total}>
            <Slot name="product.total" with={{ product, variant, units, zip, isAlone: true }} />
          </div>
        </div>
        <Button icon="cart" className={styles.add} onClick={() => buyForm()?.requestSubmit()}>
          {t(product.presale_end_date ? 'cart.preOrder' : 'cart.add')}
        </Button>
      </Container>
    </section>,
    document.body,
  );
}
