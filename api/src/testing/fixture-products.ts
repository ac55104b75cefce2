import type { Category, Product, Variant } from '@shop/contract/contents';
import { same } from './same-text.ts';

const picture = (name: string) => ({ url: `/media/pictures/${name}-640.avif`, alt: same(name) });
const modelled = (colour: string) => ({
  ...picture(`sofa-a-front-${colour}`),
  model: `/media/models/sofa-a.glb#${colour}`,
});

const category = (id: number, parentId: number | null, urlPath: string, en: string, fr: string): Category => ({
  id,
  parentId,
  urlPath,
  name: {
    en,
    fr,
  },
  description: same(''),
  picture: '/media/pictures/sofa-a-front-grey-640.avif',
  position: id,
  btu: null,
});

export const fixtureCategories = [
  category(1, null, 'furniture.html', 'Furniture', 'Meubles'),
  category(2, 1, 'furniture/sofas-loveseats.html', 'Sofas & Loveseats', 'Canapés et causeuses'),
  category(3, 1, 'furniture/tables.html', 'Tables', 'Tables'),
  category(4, null, 'pets.html', 'Pets', 'Animaux'),
];

/** A product that can be bought, but for what the test changes. Prices in cents. */
export const fixtureProduct = (id: number, changes: Partial<Product> = {}): Product => ({
  id,
  type: 'simple',
  sku: `SKU-${id}`,
  itemNo: `ITEM${id}`,
  gtin: null,
  urlPath: `product-${id}.html`,
  categoryIds: [2, 1],
  brand: 'Boréal',
  series: 'Lund',
  name: { en: `Product ${id}`, fr: `Produit ${id}` },
  highlights: [{ en: 'Solid oak', fr: 'Chêne massif' }],
  keyFeatures: [{ title: same('Sturdy'), text: same('<b>Holds</b> 300 kg') }],
  specifications: [{ label: { en: 'Material', fr: 'Matériau' }, value: { en: 'Oak', fr: 'Chêne' } }],
  care: [{ en: 'Wipe clean', fr: 'Essuyer' }],
  aplus: same('<p>A+</p>'),
  price: 20_000,
  finalPrice: 20_000,
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
  weightKg: 10,
  dimensions: { width: 100, depth: 50, height: 40 },
  cartons: [{ width: 100, depth: 50, height: 40, weightKg: 12 }],
  pictures: [picture('sofa-a-front-grey'), picture('sofa-a-side-grey')],
  hasVideo: false,
  plans: [],
  rating: { count: 0, average: 0 },
  createdRank: id,
  popularity: 500 - id,
  variants: [],
  stock: { quantity: 50, usableQuantity: 50 },
  restockDate: null,
  customized: false,
  ...changes,
});

const variant = (id: number, en: string, fr: string, usable: number): Variant => ({
  id,
  piid: id,
  sku: `SKU-${id}`,
  options: {
    color: {
      en,
      fr,
    },
  },
  price: 99900,
  finalPrice: 89900,
  stock: {
    quantity: usable,
    usableQuantity: usable,
  },
  pictures: [modelled(en.toLowerCase())],
});

/** Products of the tests, by what they are for. */
export const fixture = {
  sofa: 1,
  sofaGrey: 1001,
  sofaGreen: 1002,
  sofaSoldOut: 1003,
  table: 2,
  gone: 3,
  outOfStock: 4,
  minimumThree: 5,
  lastOne: 6,
  withPlan: 7,
  tiered: 8,
  cheap: 9,
} as const;

export const fixtureProducts = [
  fixtureProduct(fixture.sofa, {
    type: 'configurable',
    urlPath: 'lund-sofa.html',
    name: { en: 'Lund 3-Seater Sofa', fr: 'Canapé Lund 3 places' },
    pictures: [modelled('grey'), picture('sofa-a-side-grey')],
    price: 99_900,
    finalPrice: 89_900,
    variants: [
      variant(fixture.sofaSoldOut, 'Beige', 'Beige', 0),
      variant(fixture.sofaGrey, 'Grey', 'Gris', 12),
      variant(fixture.sofaGreen, 'Green', 'Vert', 5),
    ],
    stock: { quantity: 17, usableQuantity: 17 },
    rating: { count: 2, average: 4.5 },
  }),
  fixtureProduct(fixture.table, {
    urlPath: 'elm-table.html',
    name: { en: 'Elm Coffee Table', fr: 'Table basse Elm' },
    categoryIds: [3, 1],
    series: 'Elm',
    finalPrice: 15_000,
  }),
  fixtureProduct(fixture.gone, { urlPath: 'gone-chair.html', status: 2, name: same('Gone Chair') }),
  fixtureProduct(fixture.outOfStock, { stock: { quantity: 0, usableQuantity: 0 } }),
  fixtureProduct(fixture.minimumThree, { minSaleQty: 3 }),
  fixtureProduct(fixture.lastOne, { stock: { quantity: 1, usableQuantity: 1 } }),
  fixtureProduct(fixture.withPlan, {
    plans: [
      { term: 24, price: 2_999 },
      { term: 36, price: 3_999 },
    ],
  }),
  fixtureProduct(fixture.tiered, { tierPrices: [{ quantity: 5, unitPrice: 18_000 }], plusPrice: 17_000 }),
  fixtureProduct(fixture.cheap, { price: 1_999, finalPrice: 1_999, categoryIds: [3, 1], createdRank: 0 }),
];
