import { cardsByIds } from '../../database/catalogue/cards.ts';
import { findSizes } from '../../database/catalogue/sizes.ts';
import { orNotFound } from '../../domain/shop-error.ts';
import { callsFor } from '../../http/call.ts';
import { cardOf } from '../../http/catalogue/card.ts';
import { measuresOf } from '../../http/catalogue/measures.ts';
import { mostAlike } from './likeness.ts';
import { findKindOf, findOfKind } from './queries.ts';

const MOST = 12;

export const similarProductsCalls = callsFor('public', {
  similarProducts: async ({ services, language, query: { product_id } }) => {
    const { db } = services;
    const product = orNotFound(await findKindOf(db, product_id));
    if (product.kind === null) return { list: [] };
    const ids = mostAlike(product, await findOfKind(db, product.kind, product.price), MOST).map(({ id }) => id);
    const [cards, sizes] = await Promise.all([cardsByIds(db, ids), findSizes(db, [product_id, ...ids])]);
    const widths = new Map(
      sizes.map(({ id, details, variants }) => [id, measuresOf(details, variants)?.width ?? null] as const),
    );
    const own = widths.get(product_id) ?? null;
    return {
      list: cards.map((row) => {
        const width = widths.get(row.id) ?? null;
        return {
          product: cardOf(row, language, services),
          wider_by: own === null || width === null ? null : Math.round((width - own) * 10) / 10,
        };
      }),
    };
  },
});
