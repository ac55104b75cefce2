import { isDelivered, type SlotProps } from '@shop/contract';
import { formatMoney } from '@shop/format';
import { useLanguage, useTranslation } from '@shop/platform';
import { useDeliveredPrice } from './total.ts';
import styles from './product-total.module.css';

/** Leads to the field for a postal code, which the page has where the product is delivered. */
const AskPlace = ({ product }: Pick<SlotProps['product.total'], 'product'>) => {
  const { t } = useTranslation('catalog');
  const toField = () => document.querySelector<HTMLInputElement>('main input[name=zipcode]')?.focus();
  return (
    isDelivered(product) && (
      <button type="button" className={styles.ask} onClick={toField}>
        {t('deliveredPrice.ask')}
      </button>
    )
  );
};

/** What so many cost at a postal code, or the way to say one. Nothing while nobody knows. */
export const ProductTotal = ({ product, variant, units, zip, isAlone }: SlotProps['product.total']) => {
  const { t } = useTranslation('catalog');
  const language = useLanguage();
  const price = useDeliveredPrice({ product, variant, units, zip });
  if (zip === null) return <AskPlace product={product} />;
  if (!price) return null;
  const total = formatMoney(price.grand_total, language);
  if (!isAlone) return <p>{t('deliveredPrice.line', { total })}</p>;
  const { pay_later } = price;
  return (
    <>
      <span>{t(isDelivered(product) ? 'deliveredPrice.alone' : 'deliveredPrice.pickedUp', { total, place: zip })}</span>
      {pay_later && (
        <span className={styles.later}>
          {t('deliveredPrice.payLater', {
            payments: pay_later.payments,
            amount: formatMoney(pay_later.amount, language),
          })}
        </span>
      )}
    </>
  );
};
