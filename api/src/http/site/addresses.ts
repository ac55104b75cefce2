import { paths, type Language, type SiteAddress, type SiteProduct } from '@shop/contract';
import { allCategories, lineage, type CategoryRow } from '../../database/catalogue/categories.ts';
import { countParts, productsOfPart, type SiteProductRow } from '../../database/catalogue/site-products.ts';
import { blogOf } from '../../database/content/blog.ts';
import { browseOf } from '../../database/content/browse.ts';
import { contentPageList } from '../../database/content/pages.ts';
import { dropEnded } from '../../domain/catalogue/drop-price.ts';
import { pictureAt } from '../../domain/catalogue/picture.ts';
import { callsFor } from '../call.ts';
import { dayInstant } from '../catalogue/card.ts';

const addressOf = (path: string, picture: string | null = null, changedAt: Date | null = null): SiteAddress => ({
  path,
  changed_at: changedAt?.toISOString() ?? null,
  pictures: picture ? [picture] : [],
});

const availabilityOf = ({ usableQuantity, minSaleQty, tag }: SiteProductRow): SiteProduct['availability'] => {
  if (usableQuantity < Math.max(1, minSaleQty)) return 'out_of_stock';
  return tag === 'Pre-order' ? 'preorder' : 'in_stock';
};

const productOf = (
  row: SiteProductRow,
  categories: readonly CategoryRow[],
  language: Language,
  now: Date,
): SiteProduct => {
  const { price, finalPrice } = row;
  const availability = availabilityOf(row);
  return {
    entity_id: row.id,
    sku: row.sku,
    gtin: row.gtin,
    path: paths.product(row.urlPath),
    name: row.name[language],
    description: row.details.highlights.map((text) => text[language]).join(' '),
    brand: row.brand,
    category: lineage(categories, row.details.categoryIds[0] ?? 0).map(({ name }) => name[language]),
    pictures: row.details.pictures.map(({ url }) => pictureAt(url, 1200)),
    price,
    sale_price: finalPrice < price && !dropEnded(row.dropEndsAt, now) ? finalPrice : null,
    availability,
    available_from: availability === 'preorder' ? dayInstant(row.presaleEndDate) : null,
  };
};

/** What search and shopping engines are told of. */
export const addressesOfSiteCalls = callsFor('public', {
  siteAddresses: async ({ services }) => {
    const { db } = services;
    const [categories, pages, blog, browse] = await Promise.all([
      allCategories(db),
      contentPageList(db),
      blogOf(db),
      browseOf(services),
    ]);
    const pictureOfArticle = new Map(blog.articles.map(({ slug, image }) => [paths.article(slug), image]));
    const list = [
      addressOf(paths.home()),
      ...categories.map(({ urlPath, picture }) => addressOf(paths.category(urlPath), picture)),
      addressOf(paths.rooms()),
      ...browse.rooms.map(({ slug, image }) => addressOf(paths.room(slug), image)),
      addressOf(paths.installVideos()),
      ...pages.map(({ urlPath, updatedAt }) => {
        const path = paths.content(urlPath);
        return addressOf(path, pictureOfArticle.get(path) ?? null, updatedAt);
      }),
    ];
    return { list };
  },

  siteProducts: async ({ services: { db, now }, language, query }) => {
    const [parts, categories, rows] = await Promise.all([
      countParts(db),
      allCategories(db),
      productsOfPart(db, query.part ?? 0),
    ]);
    return { parts, list: rows.map((row) => productOf(row, categories, language, now())) };
  },
});
