import {
  brand,
  currency,
  isDelivered,
  isWithdrawn,
  paths,
  variantAxes,
  type Product,
  type Variant,
  type VariantAxis,
} from '@shop/contract';
import type { Offer, OfferShippingDetails, Product as ProductData, ProductGroup, WithContext } from 'schema-dts';
import { plainText } from '../parts/plain-text.ts';
import { file, page, type Place } from './place.ts';

const availability = (product: Product, { inventory }: Pick<Product, 'inventory'>) => {
  if (isWithdrawn(product)) return 'https://schema.org/Discontinued';
  if (!inventory.is_in_stock) return 'https://schema.org/OutOfStock';
  return product.product_tag === 'Pre-order' ? 'https://schema.org/PreOrder' : 'https://schema.org/InStock';
};

const dollars = (cents: number): string => (cents / 100).toFixed(2);

const shippingDetails = ({
  regions,
  fee,
  from,
  to,
}: NonNullable<Product['shipping']>[number]): OfferShippingDetails => ({
  '@type': 'OfferShippingDetails',
  shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'CA', addressRegion: regions },
  shippingRate: { '@type': 'MonetaryAmount', value: dollars(fee), currency },
  deliveryTime: {
    '@type': 'ShippingDeliveryTime',
    transitTime: { '@type': 'QuantitativeValue', minValue: from, maxValue: to, unitCode: 'DAY' },
  },
});

const pickedUp = ({ handover }: Product) => {
  const place = handover?.pickup?.place;
  return {
    availableDeliveryMethod: 'https://schema.org/OnSitePickup' as const,
    ...(place && {
      availableAtOrFrom: {
        '@type': 'Place' as const,
        name: place.name,
        address: {
          '@type': 'PostalAddress' as const,
          streetAddress: place.street,
          addressLocality: place.city,
          addressRegion: place.region,
          postalCode: place.postcode,
          addressCountry: 'CA',
        },
      },
    }),
  };
};

/** The last day of a price that ends; nothing of one that does not. */
const validUntil = ({ spkie_special_time: left, price: { price, final_price } }: Product) =>
  left !== null && left > 0 && final_price < price
    ? { priceValidUntil: new Date(Date.now() + left * 1000).toISOString().slice(0, 10) }
    : {};

/** Of one piece, new. */
const offerOf = (product: Product, sold: Pick<Product, 'price' | 'inventory'>, url: string): Offer => {
  const stock = availability(product, sold);
  return {
    '@type': 'Offer',
    url,
    price: dollars(sold.price.final_price),
    priceCurrency: currency,
    ...validUntil(product),
    itemCondition: 'https://schema.org/NewCondition',
    availability: stock,
    ...(stock === 'https://schema.org/PreOrder' && product.presale_end_date
      ? { availabilityStarts: product.presale_end_date }
      : {}),
    ...(isDelivered(product) ? { shippingDetails: (product.shipping ?? []).map(shippingDetails) } : pickedUp(product)),
  };
};

/** So many pictures of a product are named: the first ones show it from each side, those after them its other colours. */
const PICTURES = 3;

/** As the feeds of products name what sets a variant apart. */
const schemaOfAxis = {
  color: 'color',
  style: 'pattern',
  size: 'size',
  number_of_pieces: 'size',
} as const satisfies Record<VariantAxis, string>;

const chosenOf = ({ option }: Variant) =>
  variantAxes.flatMap((axis) => {
    const value = option[axis]?.option_value;
    return value ? [{ property: schemaOfAxis[axis], value }] : [];
  });

const addressOf = (product: Product, { piid }: Variant, place: Place): string =>
  page(paths.product(product.url_path, piid), place);

const variantData = (product: Product, variant: Variant, place: Place): ProductData => {
  const chosen = chosenOf(variant);
  const of = (property: string) => chosen.filter((one) => one.property === property).map(({ value }) => value);
  const own = Object.fromEntries(
    [...new Set(chosen.map(({ property }) => property))].map((property) => [property, of(property).join(' / ')]),
  );
  return {
    '@type': 'Product',
    name: [product.name, ...chosen.map(({ value }) => value)].join(', '),
    sku: variant.sku,
    image: picturesOf(variant.gallery.length > 0 ? variant : product, place)[0] ?? [],
    ...own,
    offers: offerOf(product, variant, addressOf(product, variant, place)),
  };
};

const picturesOf = ({ gallery }: Pick<Product, 'gallery'>, place: Place): string[] =>
  gallery.slice(0, PICTURES).map(({ pre_image }) => file(pre_image, place));

/** Alike for a product and a group of its variants. */
const commonOf = (product: Product) => {
  const { rating } = product;
  return {
    name: product.name,
    description: plainText(product.highlights.join(' ') || product.texts.key_features, 160),
    brand: { '@type': 'Brand' as const, name: product.brand ?? brand.name },
    ...(rating.reviews_count > 0 && {
      aggregateRating: {
        '@type': 'AggregateRating' as const,
        ratingValue: rating.reviewStar,
        reviewCount: rating.reviews_count,
      },
    }),
  };
};

/**
 * schema.org Product with its offer, or ProductGroup with the variant that the page shows; of the others it names the
 * addresses, where they are told whole: a page grows by a line for each of them. Prices in dollars, as schema.org
 * writes them.
 */
export const productJsonLd = (
  product: Product,
  shown: Variant | null,
  place: Place,
): WithContext<ProductData> | WithContext<ProductGroup> => {
  const { gtin, relation } = product;
  if (relation.length === 0)
    return {
      '@context': 'https://schema.org',
      '@type': 'Product',
      ...commonOf(product),
      image: picturesOf(product, place),
      sku: product.sku,
      ...(gtin ? { gtin13: gtin } : {}),
      offers: offerOf(product, product, page(paths.product(product.url_path), place)),
    };
  const axes = new Set(relation.flatMap((variant) => chosenOf(variant).map(({ property }) => property)));
  return {
    '@context': 'https://schema.org',
    '@type': 'ProductGroup',
    ...commonOf(product),
    productGroupID: product.sku,
    variesBy: [...axes].map((property) => `https://schema.org/${property}`),
    hasVariant: relation.map((variant) =>
      variant === shown
        ? variantData(product, variant, place)
        : { '@type': 'Product', url: addressOf(product, variant, place) },
    ),
  };
};
