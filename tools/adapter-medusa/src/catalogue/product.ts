import type { CallResult, Language } from '@shop/contract';
import type { Memory } from '../memory.ts';
import type { MedusaProduct, MedusaVariant } from '../medusa.ts';
import type { PicturePath } from './pictures.ts';
import { siteWords } from '../words.ts';

export type Product = CallResult<'productDetail'>;
export type Card = CallResult<'trending'>['products'][number];
type Variant = Product['relation'][number];

export interface ProductContext {
  readonly memory: Memory;
  readonly picture: PicturePath;
}

/** Pieces that are sold of a variant whose stock Medusa does not manage. */
const unlimited = 100;

/** Cents of an amount of Medusa's, which counts in dollars. */
export const centsOf = (amount: number | null | undefined): number => Math.round((amount ?? 0) * 100);

export const stockOf = ({ manage_inventory, allow_backorder, inventory_quantity }: MedusaVariant) => {
  const isManaged = manage_inventory === true && allow_backorder !== true;
  const qty = isManaged ? Math.max(0, inventory_quantity ?? 0) : unlimited;
  return { is_in_stock: qty > 0, min_sale_qty: 1, usable_qty: qty, qty };
};

export const priceOf = ({ calculated_price }: MedusaVariant) => ({
  price: centsOf(calculated_price?.original_amount ?? calculated_price?.calculated_amount),
  final_price: centsOf(calculated_price?.calculated_amount),
});

export const urlPathOf = ({ handle }: { handle: string }): string => `${handle}.html`;

const pathText = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** Options of Medusa's that are axes of the shop, by their titles in lower case; any other is a `style`. */
const axes: Readonly<Record<string, 'color' | 'size' | 'number_of_pieces'>> = {
  color: 'color',
  colour: 'color',
  couleur: 'color',
  size: 'size',
  taille: 'size',
  pieces: 'number_of_pieces',
  morceaux: 'number_of_pieces',
};

export const optionsOf = ({ options }: MedusaVariant): { label: string; value: string }[] =>
  (options ?? []).map(({ option, value }) => ({ label: option?.title ?? '', value }));

const axesOf = (variant: MedusaVariant): Variant['option'] => {
  const found: Variant['option'] = { color: null, style: null, size: null, number_of_pieces: null };
  for (const { label, value } of optionsOf(variant)) {
    found[axes[label.toLowerCase()] ?? 'style'] = { option_value: value };
  }
  return found;
};

export const colourOf = (variant: MedusaVariant): string | null => axesOf(variant).color?.option_value ?? null;

/** What a variant shows: its own pictures where `metadata.pictures` lists some, else the product's. */
const picturesOf = (product: MedusaProduct, variant: MedusaVariant, picture: PicturePath): string[] => {
  const own = variant.metadata?.['pictures'];
  const urls = Array.isArray(own) && own.length > 0 ? own : (product.images ?? []).map(({ url }) => url);
  return urls.map((url) => picture(pathText(url))).filter((path) => path !== null);
};

const galleryOf = (product: MedusaProduct, variant: MedusaVariant, { memory, picture }: ProductContext) =>
  picturesOf(product, variant, picture).map((path) => ({
    value_id: memory.numberOf('picture', path),
    pre_image: path,
    thumbnail: path,
    alt: product.title,
  }));

/** In the order of Medusa's own ranks. */
const variantsOf = ({ variants }: MedusaProduct): readonly MedusaVariant[] =>
  (variants ?? []).toSorted((one, other) => (one.variant_rank ?? 0) - (other.variant_rank ?? 0));

/** The variant that stands for a product: the first that can be bought. */
const shownVariant = (product: MedusaProduct): MedusaVariant | undefined =>
  variantsOf(product).find((variant) => stockOf(variant).is_in_stock) ?? variantsOf(product)[0];

const isConfigurable = (product: MedusaProduct): boolean => variantsOf(product).length > 1;

const unrated = { rating_summary: 0, reviewStar: 0, reviews_count: 0 };

/** A card of a list; null for a product without a variant, which cannot be bought. */
export const cardOf = (product: MedusaProduct, context: ProductContext): Card | null => {
  const variant = shownVariant(product);
  if (!variant) return null;
  const { memory, picture } = context;
  const [thumbnail = picture(product.thumbnail), hover = null] = picturesOf(product, variant, picture);
  const { is_in_stock, usable_qty } = stockOf(variant);
  const swatches = variantsOf(product).flatMap((one) => {
    const color = colourOf(one);
    if (color === null) return [];
    const [shown = null] = picturesOf(product, one, picture);
    return [{ piid: memory.numberOf('variant', one.id), color, label: color, thumbnail: shown }];
  });
  return {
    entity_id: memory.numberOf('product', product.id),
    type_id: isConfigurable(product) ? 'configurable' : 'simple',
    name: product.title,
    url_path: urlPathOf(product),
    piid: isConfigurable(product) ? memory.numberOf('variant', variant.id) : null,
    thumbnail,
    hover_thumbnail: hover,
    price: priceOf(variant),
    plus_price: null,
    product_tag: null,
    presale_end_date: null,
    is_in_stock,
    usable_qty,
    min_sale_qty: 1,
    series: product.collection?.title ?? null,
    rating: unrated,
    swatches: isConfigurable(product) ? swatches : [],
  };
};

export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const paragraphs = (text: string | null): string =>
  (text ?? '')
    .split(/\n{2,}/)
    .filter((part) => part.trim() !== '')
    .map((part) => `<p>${escaped(part.trim())}</p>`)
    .join('');

const measuresOf = ({ width, length, height }: MedusaProduct): Product['measures'] =>
  width && length && height ? { width, depth: length, height } : null;

const specifications = (product: MedusaProduct, language: Language): string => {
  const words = siteWords[language];
  const rows: [string, string | number | null][] = [
    [words.material, product.material],
    [words.weight, product.weight],
    [words.origin, product.origin_country],
  ];
  const filled = rows.filter(([, value]) => value !== null && value !== '');
  if (filled.length === 0) return '';
  const lines = filled.map(
    ([name, value]) => `<tr><th scope="row">${name}</th><td>${escaped(String(value))}</td></tr>`,
  );
  return `<table><tbody>${lines.join('')}</tbody></table>`;
};

/** What a page of a product shows; `position` are its categories from the root. Null as in `cardOf`. */
export const productOf = (
  product: MedusaProduct,
  position: Product['position'],
  language: Language,
  context: ProductContext,
): Product | null => {
  const variant = shownVariant(product);
  if (!variant) return null;
  const { memory } = context;
  const words = siteWords[language];
  const relation = variantsOf(product).map((one): Variant => {
    const id = memory.numberOf('variant', one.id);
    return {
      piid: id,
      product_id: id,
      sku: one.sku ?? '',
      option: axesOf(one),
      gallery: galleryOf(product, one, context),
      inventory: stockOf(one),
      customer_wish: false,
      price: priceOf(one),
    };
  });
  return {
    entity_id: memory.numberOf('product', product.id),
    type_id: isConfigurable(product) ? 'configurable' : 'simple',
    name: product.title,
    item_no: variant.sku ?? product.handle,
    gtin: variant.ean ?? variant.barcode ?? null,
    sku: variant.sku ?? product.handle,
    url_path: urlPathOf(product),
    series: product.collection?.title ?? null,
    status: 1,
    price: priceOf(variant),
    tier_price: [],
    plus_price: null,
    is_plus: false,
    plus_promotion_tip: null,
    product_tag: null,
    spkie_special_time: null,
    presale_end_date: null,
    coupon_useabled: 1,
    usableCoupon: null,
    inventory: stockOf(variant),
    product_fill_time: null,
    gallery: galleryOf(product, variant, context),
    three_url: null,
    ar_model: null,
    has_video: false,
    highlights: product.subtitle ? [product.subtitle] : [],
    texts: {
      key_features: paragraphs(product.description),
      specifications: specifications(product, language),
      product_care: '',
      aplus: '',
    },
    is_chair: false,
    is_customized: false,
    logistic: null,
    businessDays: null,
    delivery_info: words.delivery,
    delivery_info_content: words.deliveryMore,
    warranty_info: '',
    warranty_info_content: '',
    return_info: '',
    return_info_content: '',
    shipping_menthod_info: '',
    pointsType: 0,
    pts: 0,
    ptsPoints: 0,
    position,
    category_list: position.map(({ name }) => name),
    banner: { image: [], code: [], promotion: [] },
    pdp_associated_products: [],
    relation: isConfigurable(product) ? relation : [],
    rating: unrated,
    measures: measuresOf(product),
    has_plans: 0,
  };
};
