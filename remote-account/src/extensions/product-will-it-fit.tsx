import { isWithdrawn, paths, type SlotProps } from '@shop/contract';
import { Link, useTranslation } from '@shop/platform';
import styles from './product-will-it-fit.module.css';

/** Slot 'product.actions': leads to the page that says whether the product fits into one's home. */
export default function ProductWillItFit({ product }: SlotProps['product.actions']) {
  const { t } = useTranslation('account');
  if (isWithdrawn(product)) return null;
  return (
    <Link
      href={paths.willItFit([product.entity_id])}
      aria-label={t('fit.title')}
      title={t('fit.title')}
      className={styles.corner}
    >
      <svg viewBox="0 0 24 24" className={styles.drawing} aria-hidden>
        <path d="M6 20.5v-17h9v17M3 20.5h18M15 8l5-2v14M12 12v1" />
      </svg>
    </Link>
  );
}
