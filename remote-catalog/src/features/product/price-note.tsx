import type { Ref } from 'react';
import { formatMoney } from '@shop/format';
import { useLanguage, useTranslation } from '@shop/platform';
import styles from './product-view.module.css';

interface Props {
  ref: Ref<HTMLParagraphElement>;
  /** In cents; undefined where the page that led here does not say. */
  before: number | undefined;
  /** In cents; null while that is not known. */
  now: number | null;
  /** Add to cart was pressed before the page was complete, and nothing was added. */
  isRefused: boolean;
}

/** That the price is another than the one that was pressed, said where it is seen and to those who listen. */
export const PriceNote = ({ ref, before, now, isRefused }: Props) => {
  const { t } = useTranslation('catalog');
  const language = useLanguage();
  const changed =
    before !== undefined && now !== null && now !== before
      ? t('price.changed', { now: formatMoney(now, language), before: formatMoney(before, language) })
      : null;
  const said = [changed, isRefused ? t('cart.notAdded') : null].filter((each) => each !== null).join(' ');
  // Always there, so that what comes into it is announced.
  return (
    <p ref={ref} role="status" className={said === '' ? styles.silent : styles.notice}>
      {said}
    </p>
  );
};
