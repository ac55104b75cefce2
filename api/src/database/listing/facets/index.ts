// A line for each file of this folder: `pnpm indexes` writes them.
import type { FacetCode } from '@shop/contract';
import type { Facet } from './facet.ts';
import { deliveryFacets } from './delivery.ts';
import { doorPriceFacets } from './door-price.ts';
import { priceFacets } from './price.ts';
import { ratingFacets } from './rating.ts';
import { statedFacets } from './stated.ts';
import { stateFacets } from './states.ts';

export const facets: Readonly<Record<FacetCode, Facet>> = {
  ...deliveryFacets,
  ...doorPriceFacets,
  ...priceFacets,
  ...ratingFacets,
  ...statedFacets,
  ...stateFacets,
};
