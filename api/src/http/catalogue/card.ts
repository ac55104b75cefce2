import type { Language, ProductCard, RatingSummary } from '@shop/contract';
import { cardsByIds, type CardRow } from '../../database/catalogue/cards.ts';
import { dropEnded } from '../../domain/catalogue/drop-price.ts';
import { shownStock } from '../../domain/catalogue/shown-stock.ts';
import { plusPriceOf } from '../../domain/membership/plus.ts';
import { choiceAsked } from '../../domain/search/asked-colour.ts';
import type { Group } from '../../domain/search/plan.ts';
import type { Services } from '../../services.ts';

type Clock = Pick<Services, 'now'>;

/** Stars 0 to 5 with one decimal, and the same in per cent (PDP-015). */
export const ratingOf = (average: number, count: number): RatingSummary => ({
  rating_summary: Math.round(average * 20),
  reviewStar: Math.round(average * 10) / 10,
  reviews_count: count,
});

/** A day as an instant at noon UTC, which is the same day everywhere in Canada. */
export const dayInstant = (day: string | null): string | null => (day === null ? null : `${day}T12:00:00.000Z`);

/**
 * A product as a list shows it. A drop price that has ended shows as the normal price.
 * @param asked what a search asks for: the card shows the variant in its colour
 */
export const cardOf = (row: CardRow, language: Language, clock: Clock, asked: readonly Group[] = []): ProductCard => {
  const swatch = choiceAsked(
    asked,
    row.swatches.filter(({ thumbnail }) => thumbnail !== null),
  );
  const ended = dropEnded(row.dropEndsAt, clock.now());
  const today = ended ? row.price : row.finalPrice;
  return {
    entity_id: row.id,
    type_id: row.type,
    name: row.name[language],
    url_path: row.urlPath,
    piid: (swatch ?? row.swatches[0])?.piid ?? null,
    thumbnail: swatch ? swatch.thumbnail : row.thumbnail,
    hover_thumbnail: swatch ? null : row.hoverThumbnail,
    price: { price: row.price, final_price: today },
    plus_price: plusPriceOf(row.plusPrice, today),
    product_tag: ended ? null : row.tag,
    presale_end_date: dayInstant(row.presaleEndDate),
    is_in_stock: row.usableQuantity >= Math.max(1, row.minSaleQty),
    usable_qty: shownStock(row.usableQuantity),
    min_sale_qty: row.minSaleQty,
    series: row.series,
    rating: ratingOf(row.ratingAverage, row.ratingCount),
    swatches: row.swatches.map(({ piid, colour, thumbnail }) => ({
      piid,
      color: colour.en,
      label: colour[language],
      thumbnail,
    })),
  };
};

/** Cards of products by id; those that are no longer sold are not among them. */
export const cardsById = async (
  services: Services,
  ids: readonly number[],
  language: Language,
): Promise<ReadonlyMap<number, ProductCard>> => {
  const rows = await cardsByIds(services.db, [...new Set(ids)]);
  return new Map(rows.map((row) => [row.id, cardOf(row, language, services)]));
};
