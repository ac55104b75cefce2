import { createHash } from 'node:crypto';
import type { Product, Variant } from '@shop/contract/contents';
import type { BothLanguages } from '../text/both-languages.ts';

/** Numbers of new products, as other shops have them too; without commas, colons and blanks, which part them in commands. */
export const newNumber = /^[A-Za-z0-9]+(?:[-._/+#]+[A-Za-z0-9]+)*$/;
const capitals = /^[A-Z0-9]+(?:-[A-Z0-9]+)*$/;
const smallLetters = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

const slug = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 80);

/** A number as an address has it: of capitals or of small letters as it is, of others with what tells them apart. */
const numberIn = (sku: string): string => {
  if (capitals.test(sku)) return `--${sku.toLowerCase()}`;
  return smallLetters.test(sku)
    ? `---${sku}`
    : `---${slug(sku)}--${createHash('sha256').update(sku).digest('hex').slice(0, 8)}`;
};

/** The path of a new product. Hyphens part name and number, so that no two products have the same. */
export const newPath = (name: string, sku: string): string => `${slug(name) || 'product'}${numberIn(sku)}.html`;

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
