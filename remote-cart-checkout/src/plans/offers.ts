import { months, monthsOf, years, type CartItemPlan, type Months, type ProtectionPlan } from '@shop/contract';
import { api, calling, withEndpoints } from '@shop/platform';

/** A protection plan on offer; `price` in cents for one unit, `term` in months (PLAN-001, PLAN-002). */
export interface PlanOffer extends ProtectionPlan {
  term: Months;
}

/** The fields of a plan that are sent, with the product (API-097) or for its cart item (API-101). */
export interface PlanFields {
  planId: string;
  offerPlanId: string;
  price: number;
  term: Months;
  title: string;
}

/** An offer's term is sent unchanged: it is in months already (PLAN-010). */
export const fieldsOfOffer = ({ planId, offerPlanId, price, term, title }: PlanOffer): PlanFields => ({
  planId,
  offerPlanId,
  price,
  term,
  title,
});

/** The term of a plan in the cart is held in years and sent in months (PLAN-009). */
export const fieldsOfAttached = ({ planId, offerPlanId, price, term, title }: CartItemPlan): PlanFields => ({
  planId,
  offerPlanId,
  price,
  term: monthsOf(years(term)),
  title,
});

/** Plans that are offered for a product; none is an empty list. */
export const plansApi = withEndpoints(api, (build) => ({
  planOffers: build.query(
    calling(
      'productExtend',
      (productId: number) => ({ body: { items: [String(productId)] }, background: true, inPlace: true }),
      {
        answer: (answer, _meta, productId) =>
          (answer[productId]?.plans ?? []).map((offer) => ({ ...offer, term: months(offer.term) })),
      },
    ),
  ),
}));
