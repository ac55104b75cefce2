import { unitPrice, type Priced } from '../../domain/cart/unit-price.ts';
import { purchasePoints } from '../../domain/membership/plus.ts';

/** What a product's answer depends on of who asks for it. */
export interface Viewer {
  signedIn: boolean;
  plusMember: boolean;
  /** Whether they buy at the prices of dropship partners. */
  partner: boolean;
  /** Variants on their wishlist. */
  wishlisted: ReadonlySet<number>;
}

/** 1 asks a guest to sign in for points; 2 and 3 say what a customer and a Plus+ member earn (PDP-010). */
export const pointsTypeOf = ({ signedIn, plusMember }: Viewer): 1 | 2 | 3 => {
  if (!signedIn) return 1;
  return plusMember ? 3 : 2;
};

/** Points for the least quantity at the price that a customer pays for it, and at a Plus+ member's (PDP-009). */
export const pointsFor = (priced: Priced, minSaleQty: number): { pts: number; ptsPoints: number } => {
  const quantity = Math.max(1, minSaleQty);
  const earned = (plusMember: boolean) =>
    purchasePoints(unitPrice(priced, quantity, plusMember) * quantity, plusMember);
  return { pts: earned(false), ptsPoints: earned(true) };
};
