import { brand, currency, type Language, type SiteProduct, type SiteVariant } from '@shop/contract';
import { pageAddresses } from '../../contract/page-address.ts';
import { previewOf } from '../page/preview.ts';
import { absoluteAt } from './site-map.ts';
import { escapeHtml } from '../http/json-script.ts';

/** XML 1.0 has no way to write these; one of them would spoil a whole file. */
const unwritable = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** Text for an element's content or a quoted attribute of XML. */
const xmlText = (text: string): string => escapeHtml(text.replace(unwritable, ''));

/** Pictures beside the first that Google Merchant takes, and characters of a title, a description and an attribute. */
const most = { pictures: 10, title: 150, description: 5_000, attribute: 100 };

const money = (cents: number): string => `${(cents / 100).toFixed(2)} ${currency}`;

/** `2026-12-24T12:00Z`: Google Merchant reads no milliseconds. */
const minute = (instant: string): string => `${new Date(instant).toISOString().slice(0, 16)}Z`;

/** The beginning of a text; a character is not cut in two. */
const firstOf = (text: string, count: number): string =>
  text.length <= count ? text : [...text].slice(0, count).join('');

const tag = (name: string, text: string | null | undefined): string =>
  text ? `<g:${name}>${xmlText(text)}</g:${name}>` : '';

/** The product's, or in its place a variant's. */
type Sold = Pick<SiteVariant, 'sku' | 'pictures' | 'price' | 'sale_price' | 'availability'>;

interface Item {
  product: SiteProduct;
  variant: SiteVariant | null;
  language: Language;
  origin: string;
}

/** Each in its own field, and all of it in the title. */
const optionTags = (product: SiteProduct, { option }: SiteVariant): string[] => [
  tag('item_group_id', product.sku),
  tag('color', option.color && firstOf(option.color, most.attribute)),
  tag('size', firstOf([option.size, option.number_of_pieces].filter(Boolean).join(' / '), most.attribute)),
  tag('pattern', option.style && firstOf(option.style, most.attribute)),
];

const titleOf = ({ name }: SiteProduct, variant: SiteVariant | null): string =>
  firstOf([name, ...Object.values(variant?.option ?? {}).filter(Boolean)].join(', '), most.title);

const itemOf = ({ product, variant, language, origin }: Item): string => {
  const absolute = absoluteAt(origin);
  const sold: Sold = variant ?? product;
  const pictures = sold.pictures.length > 0 ? sold.pictures : product.pictures;
  const [first, ...others] = pictures.map((url) => absolute(previewOf(url)));
  const path = variant ? `${product.path}?piid=${variant.piid}` : product.path;
  const { canonical = path } = pageAddresses({ canonical: path }, language);
  const saleTime = sold.sale_price === null ? null : product.sale_time;
  return `<item>${[
    tag('id', sold.sku),
    tag('title', titleOf(product, variant)),
    tag('description', firstOf(product.description || product.name, most.description)),
    `<g:link>${absolute(canonical)}</g:link>`,
    first ? `<g:image_link>${first}</g:image_link>` : '',
    ...others.slice(0, most.pictures).map((url) => `<g:additional_image_link>${url}</g:additional_image_link>`),
    tag('availability', sold.availability),
    tag(
      'availability_date',
      sold.availability === 'preorder' ? product.available_from && minute(product.available_from) : null,
    ),
    tag('price', money(sold.price)),
    tag('sale_price', sold.sale_price === null ? null : money(sold.sale_price)),
    tag('sale_price_effective_date', saleTime && `${minute(saleTime.from)}/${minute(saleTime.to)}`),
    tag('brand', product.brand),
    // A number that makers give is one thing's: of a product that is made in several ways it names none of them.
    product.gtin === null || variant ? tag('identifier_exists', 'no') : tag('gtin', product.gtin),
    tag('condition', 'new'),
    tag('product_type', product.category.join(' > ')),
    tag('material', product.material && firstOf(product.material, most.attribute)),
    ...(variant ? optionTags(product, variant) : []),
  ].join('')}</item>\n`;
};

/** The items of a product: one for each of its variants, which Google Merchant shows as one thing with choices. */
const itemsOf = (product: SiteProduct, language: Language, origin: string): string => {
  const { variants = [] } = product;
  const sold = variants.length > 0 ? variants : [null];
  return sold.map((variant) => itemOf({ product, variant, language, origin })).join('');
};

const titles: Readonly<Record<Language, string>> = {
  en: `Furniture and home goods of ${brand.name}`,
  fr: `Meubles et articles de maison de ${brand.name}`,
};

/**
 * A feed for Google Merchant (RSS 2.0 with its fields) of these parts of the products, in one language; a part at a time,
 * so that a catalogue of any size takes little memory.
 */
export const productFeedOf = async function* (
  parts: AsyncIterable<readonly SiteProduct[]>,
  language: Language,
  origin: string,
): AsyncGenerator<string> {
  yield (
    '<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>\n' +
      `<title>${xmlText(titles[language])}</title><link>${absoluteAt(origin)('/')}</link>` +
      `<description>${xmlText(titles[language])}</description>\n`
  );
  for await (const part of parts) yield part.map((product) => itemsOf(product, language, origin)).join('');
  yield '</channel></rss>\n';
};
