import { brand, currency, paths, type Product } from '@shop/contract';
import { plainText } from '../../parts/json-ld.ts';

const availability = (product: Product): string => {
  if (product.status === 2) return 'Discontinued';
  if (!product.inventory.is_in_stock) return 'OutOfStock';
  return product.product_tag === 'Pre-order' ? 'PreOrder' : 'InStock';
};

/** schema.org Product with its offer; prices in dollars, as schema.org writes them. */
export function productJsonLd(product: Product, origin: string): object {
  const { rating, gtin } = product;
  const url = new URL(paths.product(product.url_path), origin).href;
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.name,
    description: plainText(product.highlights.join(' ') || product.texts.key_features, 300),
    sku: product.sku,
    ...(gtin ? { gtin13: gtin } : {}),
    brand: { '@type': 'Brand', name: brand.name },
    image: product.gallery.map(({ pre_image }) => new URL(pre_image, origin).href),
    url,
    offers: {
      '@type': 'Offer',
      url,
      price: (product.price.final_price / 100).toFixed(2),
      priceCurrency: currency,
      availability: `https://schema.org/${availability(product)}`,
    },
    ...(rating.reviews_count > 0
      ? {
          aggregateRating: {
            '@type': 'AggregateRating',
            ratingValue: rating.reviewStar,
            reviewCount: rating.reviews_count,
          },
        }
      : {}),
  };
}
