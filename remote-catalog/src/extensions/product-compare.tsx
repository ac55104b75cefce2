import { isWithdrawn, type SlotProps } from '@shop/contract';
import { CompareToggle } from '../features/compare/compare-toggle.tsx';
import styles from './product-compare.module.css';

export { compareModels as models } from '../features/compare/models.ts';

/** Slot 'product.actions': chooses the product for the comparison, whatever its variant. */
export default function ProductCompare({ product }: SlotProps['product.actions']) {
  if (isWithdrawn(product)) return null;
  return <CompareToggle productId={product.entity_id} name={product.name} className={styles.toggle} />;
}
