import { paths, type Language, type SiteAddress, type SiteProduct, type SiteVariant } from '@shop/contract';
import { allCategories, lineage, type CategoryRow } from '../../database/catalogue/categories.ts';
import {
  countParts,
  filledParts,
  productsOfPart,
  variantsOfPart,
  type SiteProductRow,
  type SiteVariantRow,
} from '../../database/catalogue/site-products.ts';
import { browseOf } from '../../database/content/site-document.ts';
import { contentPageList } from '../../database/content/pages.ts';
import { contentStores } from '../../database/operator/places/index.ts';
import { dropEnded } from '../../domain/catalogue/drop-price.ts';
import { pictureAt } from '../../domain/catalogue/picture.ts';
import { specified } from '../../domain/catalogue/specified.ts';
import { callsFor } from '../call.ts';
import { dayInstant } from '../catalogue/card.ts';

const addressOf = (path: string, picture: string | null = null, changedAt: Date | null = null): SiteAddress => ({
  path,
  changed_at: changedAt?.toISOString() ?? null,
  pictures: picture ? [picture] : [],
});

const availabilityOf = (
  { minSaleQty, tag }: SiteProductRow,
  { usableQuantity }: Pick<SiteVariantRow, 'usableQuantity'>,
): SiteProduct['availability'] => {
  if (usableQuantity < Math.max(1, minSaleQty)) return 'out_of_stock';
  return tag === 'Pre-order' ? 'preorder' : 'in_stock';
};

const salePrice = ({ price, finalPrice }: Pick<SiteVariantRow, 'price' | 'finalPrice'>, ended: boolean) =>
  finalPrice < price && !ended ? finalPrice : null;

/** From when until when a drop price holds; null for one without an end. */
const saleTime = ({ dropEndsAt, details: { dropPriceSeconds } }: SiteProductRow): SiteProduct['sale_time'] =>
  dropEndsAt && {
    from: new Date(dropEndsAt.getTime() - (dropPriceSeconds ?? 0) * 1000).toISOString(),
    to: dropEndsAt.toISOString(),
  };

/** When a page last changed: its row did, or a drop price ended since, which no row says. */
const changedAt = ({ changedAt: written, dropEndsAt }: SiteProductRow, ended: boolean): string | null => {
  const latest = ended && dropEndsAt && written && dropEndsAt > written ? dropEndsAt : written;
  return latest?.toISOString() ?? null;
};

const variantOf = (variant: SiteVariantRow, row: SiteProductRow, language: Language, ended: boolean): SiteVariant => {
  const { options } = variant;
  return {
    piid: variant.id,
    sku: variant.sku,
    option: {
      color: options.color?.[language] ?? null,
      style: options.style?.[language] ?? null,
      size: options.size?.[language] ?? null,
      number_of_pieces: options.number_of_pieces?.[language] ?? null,
    },
    pictures: variant.pictures.map(({ url }) => pictureAt(url, 1200)),
    price: variant.price,
    sale_price: salePrice(variant, ended),
    availability: availabilityOf(row, variant),
  };
};

const productOf = (
  row: SiteProductRow,
  variants: readonly SiteVariantRow[],
  categories: readonly CategoryRow[],
  language: Language,
  now: Date,
): SiteProduct => {
  const availability = availabilityOf(row, row);
  const ended = dropEnded(row.dropEndsAt, now);
  const lower = salePrice(row, ended);
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
    price: row.price,
    sale_price: lower,
    sale_time: lower === null ? null : saleTime(row),
    availability,
    available_from: availability === 'preorder' ? dayInstant(row.presaleEndDate) : null,
    changed_at: changedAt(row, ended),
    material:
      specified(row.details, 'Material')
        .map((text) => text[language])
        .join(' / ') || null,
    variants: variants.map((variant) => variantOf(variant, row, language, ended)),
  };
};

/** Pages of the shop that are made neither of a text nor of a category, and are everyone's. */
const shopPages = [
  paths.installVideos(),
  paths.saleEvent(),
  paths.blackFriday(),
  paths.christmasTrees(),
  paths.recommended(),
  paths.customerSay(),
  paths.plus(),
  paths.plusRules(),
  paths.openMember(),
  paths.memberIntroduction(),
  paths.memberCenter(),
  paths.milestoneBadge(),
  paths.points(),
  paths.coin(),
  paths.cashback(),
  paths.dropship(),
  paths.businessAccount(),
];

/** Addresses for search and shopping engines. */
export const addressesOfSiteCalls = callsFor('public', {
  siteAddresses: async ({ services }) => {
    const { db } = services;
    const [categories, pages, pictured, browse] = await Promise.all([
      allCategories(db),
      contentPageList(db),
      Promise.all(Object.values(contentStores).map((store) => store.pictures?.(db))),
      browseOf(services),
    ]);
    const pictures = new Map(pictured.flatMap((some) => [...(some ?? [])]));
    const list = [
      addressOf(paths.home()),
      ...categories.map(({ urlPath, picture }) => addressOf(paths.category(urlPath), picture)),
      addressOf(paths.rooms()),
      ...browse.rooms.map(({ slug, image }) => addressOf(paths.room(slug), image)),
      ...shopPages.map((path) => addressOf(path)),
      ...pages.map(({ urlPath, updatedAt }) =>
        addressOf(paths.content(urlPath), pictures.get(urlPath) ?? null, updatedAt),
      ),
    ];
    return { list };
  },

  siteProducts: async ({ services: { db, now }, language, query }) => {
    const part = query.part ?? 0;
    const [parts, filled, categories, rows, variants] = await Promise.all([
      countParts(db),
      part === 0 ? filledParts(db) : undefined,
      allCategories(db),
      productsOfPart(db, part),
      variantsOfPart(db, part),
    ]);
    const variantsOf = Map.groupBy(variants, ({ productId }) => productId);
    return {
      parts,
      ...(filled && { filled }),
      list: rows.map((row) => productOf(row, variantsOf.get(row.id) ?? [], categories, language, now())),
    };
  },
});
