import type { Product, Variant } from '@shop/contract/contents';
import type { BothLanguages } from '../text/both-languages.ts';

/** Numbers of new products: they stand in addresses as they are. */
export const newNumber = /^[A-Z0-9]+(-[A-Z0-9]+)*$/;

const slug = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 80);

/** The path of a new product. Two hyphens part name and number, so that no two products have the same. */
export const newPath = (name: string, sku: string): string => `${slug(name) || 'product'}--${sku.toLowerCase()}.html`;

const none = (): BothLanguages => ({ en: '', fr: '' });

/** Of what nobody has measured, as in any catalogue. */
const unmeasured = 0;

/** A product of which nobody has said anything but its number. Its prices are in cents. */
export const newProduct = (id: number, sku: string, prices: { price: number; finalPrice: number }): Product => ({
  id,
  type: 'simple',
  sku,
  itemNo: sku,
  gtin: null,
  urlPath: '',
  categoryIds: [],
  brand: '',
  series: '',
  name: none(),
  highlights: [],
  keyFeatures: [],
  specifications: [],
  care: [],
  aplus: none(),
  ...prices,
  plusPrice: null,
  tierPrices: [],
  tag: null,
  dropPriceSeconds: null,
  presaleEndDate: null,
  superEarlyBird: false,
  status: 1,
  noDiscount: false,
  pickup: false,
  oversize: false,
  minSaleQty: 1,
  weightKg: unmeasured,
  dimensions: { width: unmeasured, depth: unmeasured, height: unmeasured },
  cartons: [],
  pictures: [],
  hasVideo: false,
  plans: [],
  rating: { count: 0, average: 0 },
  createdRank: 0,
  popularity: 0,
  variants: [],
  stock: { quantity: 0, usableQuantity: 0 },
  restockDate: null,
  customized: false,
});

export const newVariant = (id: number, sku: string, prices: { price: number; finalPrice: number }): Variant => ({
  id,
  piid: id,
  sku,
  options: {},
  ...prices,
  stock: { quantity: 0, usableQuantity: 0 },
  pictures: [],
});
