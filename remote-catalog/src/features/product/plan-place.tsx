import type { Product, Variant } from '@shop/contract';
import { Slot } from '@shop/platform';
import { canBuy, stockOf } from './stock.ts';
import styles from './plan-place.module.css';

/**
 * The extended-warranty choice (PLAN-012): the cart's remote fills it after the first view. Its space is reserved where
 * plans are offered, so that nothing below moves.
 */
export const PlanPlace = ({ product, variant }: { product: Product; variant: Variant | null }) => {
  if (product.has_plans !== 1 || !canBuy(stockOf(product, (variant ?? product).inventory))) return null;
  return (
    <div className={styles.place}>
      <Slot name="product.plan" with={{ product, piid: variant?.piid ?? null }} />
    </div>
  );
};
