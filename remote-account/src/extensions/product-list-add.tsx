import { isWithdrawn, type SlotProps } from '@shop/contract';
import { AddToList } from '../features/lists/add-to-list.tsx';
import styles from './product-list-add.module.css';

/** Slot 'product.actions': puts the chosen variant on a list. */
export default function ProductListAdd({ product, piid }: SlotProps['product.actions']) {
  if (isWithdrawn(product)) return null;
  const variant = product.relation.find((each) => each.piid === piid);
  return (
    <AddToList
      look="corner"
      productId={product.entity_id}
      childId={variant?.product_id ?? null}
      name={product.name}
      className={styles.corner}
    />
  );
}
