import type { Carton } from '@shop/contract/contents';
import { callsFor } from '../../http/call.ts';
import { measuresOf } from '../../http/catalogue/measures.ts';
import { findSizes } from '../../database/catalogue/sizes.ts';

const MOST = 12;
/** More is no product's number. */
const MAX_ID = 2 ** 31 - 1;

const idsIn = (text: string): number[] => {
  const ids = text
    .split(',')
    .filter((part) => /^[1-9]\d{0,9}$/.test(part))
    .map(Number);
  return [...new Set(ids)].filter((id) => id <= MAX_ID).slice(0, MOST);
};

/** None where one of them is not known. */
const cartonsOf = (cartons: readonly Carton[], variants: Parameters<typeof measuresOf>[1]) => {
  const known = cartons.map(({ width, depth, height }) =>
    measuresOf({ dimensions: { width, depth, height } }, variants),
  );
  return known.every((carton) => carton !== null) ? known : [];
};

export const willItFitCalls = callsFor('public', {
  productSizes: async ({ services: { db }, language, query }) => {
    const found = await findSizes(db, idsIn(query.product_ids));
    return {
      list: found.map(({ id, name, urlPath, details, variants }) => ({
        product_id: id,
        name: name[language],
        url_path: urlPath,
        measures: measuresOf(details, variants),
        cartons: cartonsOf(details.cartons, variants),
      })),
    };
  },
});
