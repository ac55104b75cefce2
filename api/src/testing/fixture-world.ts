import type { Category, Product, Text, Variant, StoreContents } from '@shop/contract/contents';
import { fixtureBrowse } from './fixture-browse.ts';

const same = (text: string): Text => ({ en: text, fr: text });
const picture = (name: string) => ({ url: `/media/pictures/${name}-640.avif`, alt: same(name) });

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

const categories = [
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
  has3d: false,
  plans: [],
  rating: { count: 0, average: 0 },
  createdRank: id,
  popularity: 500 - id,
  variants: [],
  stock: { quantity: 50, usableQuantity: 50 },
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
  pictures: [picture(`sofa-a-front-${en.toLowerCase()}`)],
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

const products = [
  fixtureProduct(fixture.sofa, {
    type: 'configurable',
    urlPath: 'lund-sofa.html',
    name: { en: 'Lund 3-Seater Sofa', fr: 'Canapé Lund 3 places' },
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

export const fixturePassword = 'Maple2026';
const person = (id: number, email: string, changes: Partial<StoreContents['people'][number]> = {}) => ({
  id,
  email,
  purpose: 'test',
  password: fixturePassword,
  firstname: 'Ada',
  lastname: 'Roy',
  language: 'en' as const,
  group: 'General' as const,
  verified: true,
  plusDaysLeft: null,
  points: 0,
  coins: 0,
  dropshipApplication: null,
  birthday: null,
  telephone: null,
  subscriber: false,
  addresses: [],
  ...changes,
});

const coupon = (
  code: string,
  changes: Partial<StoreContents['coupons'][number]>,
): StoreContents['coupons'][number] => ({
  code,
  title: same(code),
  description: same(code),
  kind: 'percent' as const,
  value: 10,
  minimumSubtotal: 0,
  categoryIds: [],
  startsAt: null,
  endsAt: null,
  usageLimit: null,
  used: 0,
  plusOnly: false,
  offer: 'code',
  url: null,
  ...changes,
});

const banner = { name: same('Sofas'), image: '/media/pictures/hero-640.avif', url: '/furniture.html' };
const hero = { ...banner, title: same('Sofas'), text: same('For long evenings'), action: same('Look') };

/** A small world with one product for every rule that a test needs. */
export const fixtureWorld = (): StoreContents => ({
  categories,
  products,
  redirects: [{ from: 'old-sofa.html', to: 'lund-sofa.html', status: 301 }],
  contentPages: [
    {
      id: 1,
      urlPath: 'about',
      title: { en: 'About us', fr: 'À propos' },
      body: same('<p>Hi</p>'),
      footerLink: 'about',
    },
  ],
  navigationImages: [
    { position: 1, image: '/media/pictures/nav-640.avif', name: same('Sofas'), url: '/furniture.html' },
  ],
  banners: {
    top: [{ ...banner, webToApp: false, isEnableUrl: true }],
    cart: [{ ...banner, name: { en: 'Free delivery', fr: 'Livraison gratuite' }, webToApp: false, isEnableUrl: true }],
    order: [{ ...banner, name: { en: 'Track it', fr: 'Suivez-la' }, webToApp: true, isEnableUrl: true }],
    homeHero: [hero],
  },
  gifts: [
    { productId: fixture.cheap, from: 30_000 },
    { productId: fixture.lastOne, from: 100_000 },
  ],
  hotKeywords: [{ id: 1, keyword: { en: 'sofa', fr: 'canapé' }, url: '/furniture/sofas-loveseats.html' }],
  home: {
    homeBanner: [hero],
    marketing: [banner],
    salesDeals: [fixture.gone, fixture.sofa],
    shopByCategory: [2, 3],
    shopByRoom: [banner],
    shopBySets: [{ ...banner, productIds: [1, 2] }],
    trendingCover: {
      title: same('Trending'),
      image: '/media/pictures/hero-640.avif',
      productIds: [fixture.table, fixture.gone, fixture.sofa],
    },
  },
  browse: fixtureBrowse,
  installVideos: [
    {
      id: 1,
      title: { en: 'Put a sofa together', fr: 'Monter un canapé' },
      url: '/media/videos/sofa.webm',
      captions: { en: '/media/videos/sofa.en.vtt', fr: '/media/videos/sofa.fr.vtt' },
      poster: '/media/pictures/sofa-a-front-grey-640.avif',
      createdAt: '2026-03-01T12:00:00.000Z',
      categoryIds: [2],
      steps: [{ en: 'Screw the legs on.', fr: 'Vissez les pattes.' }],
    },
    {
      id: 2,
      title: { en: 'Put a table together', fr: 'Monter une table' },
      url: '/media/videos/table.webm',
      captions: same('/media/videos/table.vtt'),
      poster: '/media/pictures/table-640.avif',
      createdAt: '2026-02-01T12:00:00.000Z',
      categoryIds: [3],
      steps: [],
    },
  ],
  reviews: [4, 5].map((stars, index) => ({
    id: index + 1,
    productId: 1,
    variantId: null,
    personId: null,
    author: 'Zoé',
    language: 'fr' as const,
    stars,
    title: 'Beau',
    text: 'Très beau',
    createdAt: '2026-01-02T00:00:00.000Z',
    helpful: 0,
    verified: true,
    pictures: [],
  })),
  questions: [
    {
      id: 1,
      productId: 1,
      personId: null,
      author: 'Max',
      language: 'en',
      text: 'Does it fold?',
      answer: 'No.',
      createdAt: '2026-01-02T00:00:00.000Z',
    },
  ],
  people: [
    person(1, 'ada@example.com'),
    person(2, 'bo@example.com', { firstname: 'Bo' }),
    person(3, 'plus@example.com', { group: 'PLUS+', plusDaysLeft: 100 }),
    person(4, 'new@example.com', { verified: false }),
  ],
  coupons: [
    coupon('TEN', {}),
    coupon('BIG', { kind: 'amount', value: 5_000, minimumSubtotal: 100_000 }),
    coupon('ONCE', { usageLimit: 1 }),
    coupon('OVER', { endsAt: '2020-01-01T00:00:00.000Z' }),
    coupon('SOFA', { offer: 'claim', categoryIds: [2], endsAt: '2026-07-01T12:00:00.000Z' }),
    coupon('NEWS100', { offer: 'subscribe', kind: 'amount', value: 10_000, minimumSubtotal: 80_000 }),
    coupon('NEWS150', { offer: 'subscribe', kind: 'amount', value: 15_000, minimumSubtotal: 90_000 }),
    coupon('MEMBER', { plusOnly: true }),
  ],
  orders: [],
  heldCoupons: [],
  regions: [
    { regionId: 74, code: 'ON', name: { en: 'Ontario', fr: 'Ontario' } },
    { regionId: 76, code: 'QC', name: { en: 'Quebec', fr: 'Québec' } },
  ],
});
