import type { Language, Product, Variant, Handover } from '@shop/contract';
import type { PickupPlace } from '@shop/contract/contents';
import { formatMoney, placeLines, termsOfPickup } from '@shop/format';
import { lineage, type CategoryRow } from '../../database/catalogue/categories.ts';
import type { BesideRow } from '../../database/catalogue/cards.ts';
import type { ProductRow, VariantRow } from '../../database/catalogue/detail.ts';
import { dropEnded, dropSecondsLeft } from '../../domain/catalogue/drop-price.ts';
import { restockDay, shownStock } from '../../domain/catalogue/shown-stock.ts';
import { deliveryCosts } from '../../domain/shipping/fees.ts';
import { pricesFor } from '../../domain/cart/dropship.ts';
import { plusSaving, unitPrice, type Priced } from '../../domain/cart/unit-price.ts';
import type { Services } from '../../services.ts';
import { dayInstant, ratingOf } from './card.ts';
import { measuresOf } from './measures.ts';
import { pictureAt } from '../../domain/catalogue/picture.ts';
import { escapeHtml, htmlList, htmlTable } from '../../domain/text/html.ts';
import { plusTip, serviceTexts } from './service-texts.ts';
import { earlyBirdTerms } from '../../domain/order/early-bird.ts';
import { purchasePoints } from '../../domain/membership/plus.ts';
import type { ProductDetails } from '../../database/schema/catalogue.ts';
import type { Message } from '../../domain/messages.ts';
import { handoverOf, wayOf, ways } from '../../domain/shipping/handover.ts';

type Sent = Pick<ProductDetails, 'pickup' | 'oversize' | 'cartons'>;

/** The parcels of one piece; null for what is picked up, and where nobody has measured them. */
const parcelsOf = ({ pickup, cartons }: Sent): Message | null => {
  if (pickup || cartons.length === 0) return null;
  const weight = Math.round(cartons.reduce((sum, carton) => sum + carton.weightKg, 0));
  return cartons.length === 1
    ? { en: `Comes in one carton of ${weight} kg`, fr: `Livré dans une boîte de ${weight} kg` }
    : {
        en: `Comes in ${cartons.length} cartons, ${weight} kg in all`,
        fr: `Livré en ${cartons.length} boîtes, ${weight} kg en tout`,
      };
};

const placeBullets = ({ pickup }: Handover): string[] =>
  pickup?.place ? [placeLines(pickup.place).join(', '), ...termsOfPickup(pickup.place)] : [];

/** How a product is sent or picked up, warranted and taken back (PDP-007, PDP-008). */
const servicesOf = (details: Sent, place: PickupPlace | null, language: Language) => {
  const way = wayOf(details);
  const handover = handoverOf([details], place, language);
  const delivery = serviceTexts[way];
  return {
    logistic: parcelsOf(details)?.[language] ?? null,
    delivery_info: delivery.title[language],
    delivery_info_content: [delivery.content[language], ...placeBullets(handover)].join('_· '),
    warranty_info: serviceTexts.warranty.title[language],
    warranty_info_content: serviceTexts.warranty.content[language],
    return_info: serviceTexts.returns.title[language],
    return_info_content: serviceTexts.returns.content[way][language],
    shipping_menthod_info: ways[way][language],
    handover,
  } satisfies Partial<Product>;
};

/** Facts about the viewer that a product's answer depends on. */
interface Viewer {
  signedIn: boolean;
  plusMember: boolean;
  /** Whether they buy at the prices of dropship partners. */
  partner: boolean;
  /** Variants on their wishlist. */
  wishlisted: ReadonlySet<number>;
}

/** 1 asks a guest to sign in for points; 2 and 3 say what a customer and a Plus+ member earn (PDP-010). */
const pointsTypeOf = ({ signedIn, plusMember }: Viewer): 1 | 2 | 3 => {
  if (!signedIn) return 1;
  return plusMember ? 3 : 2;
};

/** Points for the least quantity at the price that a customer pays for it, and at a Plus+ member's (PDP-009). */
const pointsFor = (priced: Priced, minSaleQty: number): { pts: number; ptsPoints: number } => {
  const quantity = Math.max(1, minSaleQty);
  const earned = (plusMember: boolean) =>
    purchasePoints(unitPrice(priced, quantity, plusMember) * quantity, plusMember);
  return { pts: earned(false), ptsPoints: earned(true) };
};

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
    measures: measuresOf(details, variants),
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
