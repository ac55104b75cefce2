import { brand, currency, type Language, type SiteProduct } from '@shop/contract';
import { pageAddresses } from '../../contract/page-address.ts';
import { escapeHtml } from '../page/json-script.ts';
import { previewOf } from './preview.ts';
import { absoluteAt } from './site-map.ts';

/** Pictures beside the first that Google Merchant takes, and characters of a title and a description. */
const most = { pictures: 10, title: 150, description: 5_000 };

const money = (cents: number): string => `${(cents / 100).toFixed(2)} ${currency}`;

const itemOf = (product: SiteProduct, language: Language, origin: string): string => {
  const absolute = absoluteAt(origin);
  const tag = (name: string, text: string | null): string =>
    text === null || text === '' ? '' : `<g:${name}>${escapeHtml(text)}</g:${name}>`;
  const [first, ...others] = product.pictures.map((url) => absolute(previewOf(url)));
  const { canonical = product.path } = pageAddresses({ canonical: product.path }, language);
  return `<item>${[
    tag('id', product.sku),
    tag('title', product.name.slice(0, most.title)),
    tag('description', (product.description || product.name).slice(0, most.description)),
    `<g:link>${absolute(canonical)}</g:link>`,
    first ? `<g:image_link>${first}</g:image_link>` : '',
    ...others.slice(0, most.pictures).map((url) => `<g:additional_image_link>${url}</g:additional_image_link>`),
    tag('availability', product.availability),
    tag('availability_date', product.available_from),
    tag('price', money(product.price)),
    tag('sale_price', product.sale_price === null ? null : money(product.sale_price)),
    tag('brand', product.brand),
    product.gtin === null ? tag('identifier_exists', 'no') : tag('gtin', product.gtin),
    tag('condition', 'new'),
    tag('product_type', product.category.join(' > ')),
  ].join('')}</item>\n`;
};

const titles: Readonly<Record<Language, string>> = {
  en: `Furniture and home goods of ${brand.name}`,
  fr: `Meubles et articles de maison de ${brand.name}`,
};

/**
 * A feed for Google Merchant (RSS 2.0 with its fields) of these parts of the products, in one language; a part at a time,
 * so that a catalogue of any size takes little memory (X-224).
 */
export const productFeedOf = async function* (
  parts: AsyncIterable<readonly SiteProduct[]>,
  language: Language,
  origin: string,
): AsyncGenerator<string> {
  yield (
    '<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>\n' +
      `<title>${escapeHtml(titles[language])}</title><link>${absoluteAt(origin)('/')}</link>` +
      `<description>${escapeHtml(titles[language])}</description>\n`
  );
  for await (const part of parts) yield part.map((product) => itemOf(product, language, origin)).join('');
  yield '</channel></rss>\n';
};
