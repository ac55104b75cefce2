import {
  months,
  monthsOf,
  years,
  type CallResult,
  type CartItemPlan,
  type Months,
  type ProtectionPlan,
} from '@shop/contract';
import { api } from '@shop/platform';

/** A protection plan on offer; `price` in cents for one unit, `term` in months (documents 2 and 3 §3). */
export interface PlanOffer extends ProtectionPlan {
  term: Months;
}

/** What is sent of a plan, with the product or for its cart item (document 2 §7). */
export interface PlanFields {
  planId: string;
  offerPlanId: string;
  price: number;
  term: Months;
  title: string;
}

/** An offer's term goes out unchanged: it is months already (document 3 §3). */
export const fieldsOfOffer = ({ planId, offerPlanId, price, term, title }: PlanOffer): PlanFields => ({
  planId,
  offerPlanId,
  price,
  term,
  title,
});

/** A plan of the cart is held in years and sent in months (document 2 §7). */
export const fieldsOfAttached = ({ planId, offerPlanId, price, term, title }: CartItemPlan): PlanFields => ({
  planId,
  offerPlanId,
  price,
  term: monthsOf(years(term)),
  title,
});

/** Plans that are offered for a product; none is an empty list. */
export const plansApi = api.injectEndpoints({
  endpoints: (build) => ({
    planOffers: build.query<PlanOffer[], number>({
      query: (productId) => ({ call: 'productExtend', body: { items: [String(productId)] }, background: true }),
      transformResponse: (answer: CallResult<'productExtend'>, _meta, productId) =>
        (answer[productId]?.plans ?? []).map((offer) => ({ ...offer, term: months(offer.term) })),
    }),
  }),
});

export const { usePlanOffersQuery } = plansApi;
