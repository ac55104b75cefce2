import type { Language, Product, Variant } from '@shop/contract';
import type { PickupPlace } from '@shop/contract/contents';
import { lineage, type CategoryRow } from '../../database/catalogue/categories.ts';
import type { BesideRow } from '../../database/catalogue/cards.ts';
import type { ProductRow, VariantRow } from '../../database/catalogue/detail.ts';
import { dropEnded, dropSecondsLeft } from '../../domain/catalogue/drop-price.ts';
import { restockDay } from '../../domain/catalogue/restock.ts';
import { deliveryCosts } from '../../domain/shipping/delivery-costs.ts';
import { pricesFor } from '../../domain/cart/dropship.ts';
import { shownStock } from '../../domain/catalogue/shown-stock.ts';
import { plusSaving } from '../../domain/cart/unit-price.ts';
import { formatMoney } from '@shop/format';
import { pointsFor, pointsTypeOf, type Viewer } from './product-points.ts';
import type { Services } from '../../services.ts';
import { dayInstant, ratingOf } from './card.ts';
import { pictureAt } from '../../domain/catalogue/picture.ts';
import { escapeHtml, htmlList, htmlTable } from '../../domain/text/html.ts';
import { servicesOf } from './product-services.ts';
import { plusTip } from './service-texts.ts';
import { earlyBirdTerms } from '../../domain/order/early-bird.ts';

const { ships } = earlyBirdTerms;

interface ProductParts {
  row: ProductRow;
  variants: VariantRow[];
  categories: CategoryRow[];
  associated: BesideRow[];
  offers: Pick<Product, 'usableCoupon' | 'banner'>;
  /** Where it is picked up, if it is. */
  place: PickupPlace | null;
}

const galleryOf = (pictures: ProductRow['details']['pictures'], firstId: number, language: Language) =>
  pictures.map(({ url, alt, view }, index) => ({
    value_id: firstId * 100 + index + 1,
    pre_image: url,
    thumbnail: pictureAt(url, 320),
    alt: alt[language],
    is_front: view === 'front',
  }));

/** The product in 3D, in the colour of its first picture that has a model (PDP-005). */
const modelOf = (pictures: ProductRow['details']['pictures']): string | null =>
  pictures.find(({ model }) => model)?.model ?? null;

/** What it measures, unless that is not known or depends on the size that is chosen. */
const measuresOf = ({ details: { dimensions } }: ProductRow, variants: readonly VariantRow[]): Product['measures'] => {
  const sizes = new Set(variants.map(({ options }) => options.size?.en));
  const isKnown = Object.values(dimensions).every((side) => side > 0);
  return isKnown && sizes.size <= 1 ? dimensions : null;
};

const inventoryOf = (stock: { quantity: number; usableQuantity: number }, minSaleQty: number, status: number) => ({
  is_in_stock: status === 1 && stock.usableQuantity >= Math.max(1, minSaleQty),
  min_sale_qty: Math.max(1, minSaleQty),
  usable_qty: shownStock(stock.usableQuantity),
  qty: shownStock(stock.quantity),
});

const variantOf = (variant: VariantRow, row: ProductRow, viewer: Viewer, language: Language, now: Date): Variant => {
  const priced = pricesFor({ product: row, variant }, viewer.partner, now);
  const option = (axis: keyof VariantRow['options']) => {
    const value = variant.options[axis];
    return value ? { option_value: value[language] } : null;
  };
  return {
    piid: variant.id,
    product_id: variant.id,
    sku: variant.sku,
    option: {
      color: option('color'),
      style: option('style'),
      size: option('size'),
      number_of_pieces: option('number_of_pieces'),
    },
    gallery: galleryOf(variant.pictures, variant.id, language),
    three_url: modelOf(variant.pictures),
    inventory: inventoryOf(variant, row.minSaleQty, row.status),
    customer_wish: viewer.wishlisted.has(variant.id),
    price: { price: priced.price, final_price: priced.finalPrice },
    ...pointsFor(priced, row.minSaleQty),
  };
};

const textsOf = ({ details }: ProductRow, language: Language): Product['texts'] => ({
  key_features: htmlList(
    details.keyFeatures.map(
      ({ title, text }) => `<strong>${escapeHtml(title[language])}</strong> ${escapeHtml(text[language])}`,
    ),
  ),
  specifications: htmlTable(
    details.specifications.map(
      ({ label, value }) => [escapeHtml(label[language]), escapeHtml(value[language])] as const,
    ),
  ),
  product_care: htmlList(details.care.map((text) => escapeHtml(text[language]))),
  aplus: details.aplus[language],
});

/** A product as its page and the quick view show it. Of who asks it says what they earn, wish for and can use a coupon on, no more. */
export const productOf = (
  parts: ProductParts,
  viewer: Viewer,
  language: Language,
  clock: Pick<Services, 'now'>,
): Product => {
  const { row, variants, categories, associated, offers, place } = parts;
  const { details } = row;
  const ended = dropEnded(row.dropEndsAt, clock.now());
  const priced = pricesFor({ product: row, variant: null }, viewer.partner, clock.now());
  const { finalPrice, plusPrice } = priced;
  const inventory = inventoryOf(row, row.minSaleQty, row.status);
  const relation = variants.map((variant) => variantOf(variant, row, viewer, language, clock.now()));
  const isShort = row.status === 1 && [{ inventory }, ...relation].some((one) => !one.inventory.is_in_stock);
  const position = lineage(categories, details.categoryIds[0] ?? 0);
  const saving = plusSaving(priced, 1);
  return {
    entity_id: row.id,
    type_id: row.type,
    name: row.name[language],
    item_no: row.itemNo,
    gtin: row.gtin,
    sku: row.sku,
    url_path: row.urlPath,
    series: row.series,
    brand: row.brand || null,
    status: row.status,
    price: { price: row.price, final_price: finalPrice },
    tier_price: details.tierPrices.map(({ quantity, unitPrice }) => ({ qty: quantity, value: unitPrice })),
    plus_price: plusPrice,
    is_plus: plusPrice !== null,
    plus_promotion_tip: saving > 0 ? plusTip(formatMoney(saving, language))[language] : null,
    product_tag: ended ? null : row.tag,
    spkie_special_time: dropSecondsLeft(row.dropEndsAt, clock.now()),
    presale_end_date: dayInstant(row.presaleEndDate),
    coupon_useabled: row.noDiscount || details.superEarlyBird ? 0 : 1,
    ...offers,
    inventory,
    product_fill_time: dayInstant(isShort ? restockDay(details.restockDate, clock.now()) : null),
    gallery: galleryOf(details.pictures, row.id, language),
    three_url: modelOf(details.pictures),
    ar_model: modelOf(details.pictures),
    has_video: details.hasVideo,
    measures: measuresOf(row, variants),
    highlights: details.highlights.map((text) => text[language]),
    texts: textsOf(row, language),
    is_chair: position.some(({ urlPath }) => urlPath.includes('massage-chairs')),
    is_customized: details.customized === true,
    // Business days from its arrival until a super early bird ships (POP-036).
    businessDays: details.superEarlyBird ? `${ships.from}-${ships.to}` : null,
    ...servicesOf(details, place, language),
    shipping: deliveryCosts(finalPrice, details),
    pointsType: pointsTypeOf(viewer),
    ...pointsFor(priced, row.minSaleQty),
    position: position.map(({ id, name, urlPath }) => ({ entity_id: id, name: name[language], url_path: urlPath })),
    category_list: position.map(({ name }) => name[language]),
    pdp_associated_products: associated.map((other) => ({
      product_id: other.id,
      pdp_name: other.name[language],
      pdp_price: {
        price: other.price,
        final_price: dropEnded(other.dropEndsAt, clock.now()) ? other.price : other.finalPrice,
      },
      show_priority: other.thumbnail === null ? ('text' as const) : ('picture' as const),
      small_image: other.thumbnail === null ? null : pictureAt(other.thumbnail, 320),
      stock_status: other.usableQuantity > 0 ? 1 : 0,
      url_path: other.urlPath,
    })),
    relation,
    rating: ratingOf(row.ratingAverage, row.ratingCount),
    has_plans: details.plans.length > 0 ? 1 : 0,
  };
};
