import type { Product, Text } from '@shop/contract/contents';
import { fullGalleryOf } from './galleries.ts';
import { plansOf, reduced, tierPricesOf } from './prices.ts';
import { dateAfter } from './product.ts';
import { totalStock, type AxisCounts } from './variants.ts';

/** A French name of exactly 120 characters, to try narrow cards. */
const longFrenchName: Text = {
  en: 'Épinette Trail Writing Desk in Solid Pine, Oak Finish, with Three Drawers',
  fr: 'Bureau Épinette Trail en pin massif, fini chêne, avec caisson à trois tiroirs, tablette pour clavier et passe-câble noir',
};

const marked = ({ en, fr }: Text): Text => ({
  en: `${en} <b>bold</b> & "quoted" <script>document.title='broken'</script>`,
  fr: `${fr} <b>gras</b> et « cité » <img src=x onerror="document.title='broken'">`,
});

/** Markup where plain text is expected, and markup that must not run where HTML is expected. */
const markUpEveryText = (product: Product): Partial<Product> => ({
  name: marked(product.name),
  highlights: product.highlights.map(marked),
  keyFeatures: product.keyFeatures.map(({ title, text }) => ({ title: marked(title), text: marked(text) })),
  specifications: product.specifications.map(({ label, value }) => ({ label: marked(label), value: marked(value) })),
  care: product.care.map(marked),
  aplus: marked(product.aplus),
});

/** A product that shows one rule. Its id and link never change, whatever the seed and size of the world. */
export interface EdgeCase {
  name: string;
  /** Category path without `.html`. */
  category: string;
  /** Left out for a simple product. */
  axes?: AxisCounts;
  change?: (product: Product, now: Date) => Partial<Product>;
}

const sofa = 'furniture/sofas-loveseats';
const chair = 'furniture/dining-chairs';
const lamp = 'decor/floor-lamps';
const stocked =
  (quantity: number, usableQuantity = quantity) =>
  () => ({ stock: { quantity, usableQuantity } });
const full = (product: Product) => ({
  price: product.price,
  finalPrice: product.price,
  tag: null,
  dropPriceSeconds: null,
});
const none = { quantity: 0, usableQuantity: 0 };

const withoutStock = (
  product: Product,
  outOfStock: (index: number) => boolean,
  restockDate: string | null,
): Partial<Product> => {
  const variants = product.variants.map((variant, index) => ({
    ...variant,
    stock: outOfStock(index) ? none : { quantity: 40, usableQuantity: 40 },
  }));
  return { variants, stock: totalStock(variants), restockDate };
};

const preorder =
  (days: number, superEarlyBird = false) =>
  (product: Product, now: Date) => ({
    ...full(product),
    tag: 'Pre-order' as const,
    presaleEndDate: dateAfter(now, days),
    superEarlyBird,
    stock: { quantity: 60, usableQuantity: 60 },
  });

const onePlan = (term: number) => (product: Product) => ({
  plans: plansOf(product.finalPrice).filter((plan) => plan.term === term),
});

/** Order matters: the first has id 1001, each next one more. Only ever add at the end. */
export const edgeCases: readonly EdgeCase[] = [
  {
    name: 'oneVariantOutOfStock',
    category: sofa,
    axes: { color: 4 },
    change: (product, now) => withoutStock(product, (index) => index === 1, dateAfter(now, 14)),
  },
  {
    name: 'allVariantsOutOfStock',
    category: sofa,
    axes: { color: 4 },
    change: (product) => withoutStock(product, () => true, null),
  },
  {
    name: 'simpleOutOfStock',
    category: lamp,
    change: (_, now) => ({ stock: none, restockDate: dateAfter(now, 21) }),
  },
  { name: 'noLongerAvailable', category: lamp, change: () => ({ status: 2 }) },
  { name: 'stockNine', category: lamp, change: stocked(9) },
  { name: 'stockTen', category: lamp, change: stocked(10) },
  {
    name: 'minimumAboveUsable',
    category: chair,
    change: () => ({ minSaleQty: 6, stock: { quantity: 8, usableQuantity: 4 } }),
  },
  {
    name: 'minimumFour',
    category: chair,
    change: () => ({ minSaleQty: 4, stock: { quantity: 40, usableQuantity: 40 } }),
  },
  {
    name: 'dropPriceThirtySeconds',
    category: sofa,
    change: (product) => ({
      finalPrice: reduced(product.price, 0.25),
      tag: 'Drop Price',
      dropPriceSeconds: 30,
      presaleEndDate: null,
    }),
  },
  {
    name: 'tiersAtFiveAndTen',
    category: chair,
    change: (product) => ({
      tierPrices: tierPricesOf(product.finalPrice),
      stock: { quantity: 90, usableQuantity: 90 },
    }),
  },
  {
    name: 'tierAbovePrice',
    category: chair,
    change: (product) => ({ tierPrices: [{ quantity: 5, unitPrice: product.finalPrice + 1000 }] }),
  },
  { name: 'noDiscount', category: sofa, change: () => ({ noDiscount: true }) },
  { name: 'plusPrice', category: sofa, change: (product) => ({ plusPrice: reduced(product.finalPrice, 0.1) }) },
  { name: 'preOrderPast', category: sofa, change: preorder(-30) },
  { name: 'preOrderToday', category: sofa, change: preorder(0) },
  { name: 'preOrderFar', category: sofa, change: preorder(400) },
  { name: 'superEarlyBird', category: 'health-beauty/massage-chairs', change: preorder(60, true) },
  { name: 'pickup', category: 'furniture/tv-stands', change: () => ({ pickup: true }) },
  { name: 'oversize', category: 'toys-hobbies/trampolines', change: () => ({ oversize: true }) },
  {
    name: 'dearest',
    category: 'health-beauty/massage-chairs',
    change: () => ({
      price: 1_299_900,
      finalPrice: 1_299_900,
      tag: null,
      dropPriceSeconds: null,
      presaleEndDate: null,
      plans: plansOf(1_299_900),
    }),
  },
  { name: 'gtinMissing', category: lamp, change: () => ({ gtin: null }) },
  { name: 'noPicture', category: lamp, change: () => ({ pictures: [] }) },
  {
    name: 'twelvePictures',
    category: 'furniture/armchairs',
    change: (product) => ({ pictures: fullGalleryOf('armchair', product.name).slice(0, 12) }),
  },
  { name: 'video', category: 'appliance/air-fryers', change: () => ({ hasVideo: true }) },
  {
    name: 'noModel',
    category: 'furniture/armchairs',
    change: ({ pictures }) => ({ pictures: pictures.map(({ url, alt }) => ({ url, alt })) }),
  },
  { name: 'longFrenchName', category: 'furniture/desks', change: () => ({ name: longFrenchName }) },
  { name: 'htmlInEveryText', category: 'furniture/coffee-tables', change: markUpEveryText },
  { name: 'noPlans', category: 'furniture/dressers', change: () => ({ plans: [] }) },
  { name: 'planOf24', category: 'furniture/dressers', change: onePlan(24) },
  { name: 'planOf36', category: 'furniture/dressers', change: onePlan(36) },
  { name: 'planOf60', category: 'furniture/dressers', change: onePlan(60) },
  {
    name: 'plansOf24And36And60',
    category: 'furniture/dressers',
    change: (product) => ({ plans: plansOf(product.finalPrice) }),
  },
  ...[9000, 12000, 17000, 18000, 22000, 24000].map((btu) => ({
    name: `airConditioner${btu}`,
    category: `c/${btu}-btu-mini-split-air-conditioners`,
  })),
  { name: 'giantOfSixtyVariants', category: 'furniture/bed-frames', axes: { color: 4, style: 3, size: 5 } },
  { name: 'fourAxes', category: chair, axes: { color: 3, style: 2, size: 2, number_of_pieces: 2 } },
  { name: 'noReviews', category: 'furniture/bookcases' },
  { name: 'oneReview', category: 'furniture/bookcases' },
  { name: 'fiveReviews', category: 'furniture/bookcases' },
  { name: 'sixReviews', category: 'furniture/bookcases' },
  { name: 'noQuestions', category: 'furniture/nightstands' },
  { name: 'tenQuestions', category: 'furniture/nightstands' },
  { name: 'elevenQuestions', category: 'furniture/nightstands' },
];

const FIRST_ID = 1001;

/** Name of the case → product id. */
export const edgeCaseIds: Readonly<Record<string, number>> = Object.fromEntries(
  edgeCases.map(({ name }, index) => [name, FIRST_ID + index]),
);

const words = (name: string) =>
  name
    .replace(/([a-z])([A-Z0-9])/g, '$1-$2')
    .replace(/(\d)([A-Z])/g, '$1-$2')
    .toLowerCase();

/** The link of each case: `stock-nine.html`, `giant-of-sixty-variants.html`, … */
export const edgeCasePath = (name: string) => `${words(name)}.html`;
