import type { SlotProps } from '@shop/contract';
import { CompareToggle } from '../features/compare/compare-toggle.tsx';
import styles from './card-compare.module.css';

export { compareModels as models } from '../features/compare/models.ts';

/** Slot 'card.actions': chooses a card's product for the comparison. Shown like the quick view's button, and while it is chosen. */
export default function CardCompare({ product_id, name }: SlotProps['card.actions']) {
  return <CompareToggle productId={product_id} name={name} className={styles.toggle} />;
}
