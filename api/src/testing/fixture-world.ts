import { globSync } from 'node:fs';
import type { StoreContents } from '@shop/contract/contents';
import { fixtureBrowse } from './fixture-browse.ts';
import { fixtureCoupons, fixturePeople } from './fixture-people.ts';
import { fixture, fixtureCategories, fixtureProducts } from './fixture-products.ts';
import { same } from './same-text.ts';

const banner = { name: same('Sofas'), image: '/media/pictures/hero-640.avif', url: '/furniture.html' };
const hero = { ...banner, title: same('Sofas'), text: same('For long evenings'), action: same('Look') };

type Addition = (world: StoreContents) => StoreContents;
/** Additions of single features, a file for each. */
const additions: Addition[] = [];
for (const file of globSync('fixtures/*.ts', { cwd: import.meta.dirname }))
  additions.push(...Object.values<Addition>(await import(`./${file}`)));

/** All but what features add, without which it is no whole world. */
const bare = (): Partial<StoreContents> => ({
  categories: fixtureCategories,
  products: fixtureProducts,
  redirects: [
    { from: 'old-sofa.html', to: 'lund-sofa.html', status: 301 },
    { from: 'lookbook.html', to: '', status: 410 },
  ],
  contentPages: [
    {
      id: 1,
      urlPath: 'about',
      title: { en: 'About us', fr: 'À propos' },
      body: same('<p>Hi</p>'),
      footerLink: 'about',
      updatedAt: '2026-02-03T17:00:00.000Z',
    },
  ],
  navigationImages: [
    { position: 1, image: '/media/pictures/nav-640.avif', name: same('Sofas'), url: '/furniture.html' },
  ],
  site: {
    trustpilotScore: 4.2,
    largeOrder: { from: 150_000, picture: '/media/pictures/large-1200.avif', tip: { en: 'Plan it', fr: 'Planifiez' } },
    payLater: null,
    pickup: {
      name: { en: 'Counter', fr: 'Comptoir' },
      street: '1 Dock Road',
      city: 'Mississauga',
      region: 'ON',
      postcode: 'L5N 2X7',
      hours: { en: 'Open on weekdays.', fr: 'Ouvert en semaine.' },
      ready: { en: 'Ready in two business days.', fr: 'Prêt dans deux jours ouvrables.' },
      note: { en: 'Bring your order number.', fr: 'Apportez votre numéro de commande.' },
    },
  },
  banners: {
    top: [{ ...banner, webToApp: false, isEnableUrl: true }],
    cart: [{ ...banner, name: { en: 'Free delivery', fr: 'Livraison gratuite' }, webToApp: false, isEnableUrl: true }],
    order: [{ ...banner, name: { en: 'Track it', fr: 'Suivez-la' }, webToApp: true, isEnableUrl: true }],
    homeHero: [hero],
    product: [
      { ...banner, name: { en: 'Table week', fr: 'Semaine des tables' }, categoryIds: [3] },
      {
        ...banner,
        name: { en: 'Thirty days to decide', fr: 'Trente jours pour choisir' },
        image: null,
        categoryIds: [],
      },
    ],
  },
  gifts: [
    { productId: fixture.cheap, from: 30_000 },
    { productId: fixture.lastOne, from: 100_000 },
  ],
  hotKeywords: [{ id: 1, keyword: { en: 'sofa', fr: 'canapé' }, url: '/furniture/sofas-loveseats.html' }],
  searchSynonyms: { en: { couch: ['sofa'] }, fr: { divan: ['canapé'] } },
  helpPages: [
    {
      urlPath: 'shipments',
      title: { en: 'Track your order', fr: 'Suivre ma commande' },
      words: { en: ['track order', 'where is my order'], fr: ['suivi de commande'] },
    },
    { urlPath: 'about', words: { en: ['company'], fr: ['entreprise'] } },
    { urlPath: 'a-page-that-is-gone', words: { en: ['company'], fr: ['entreprise'] } },
  ],
  home: {
    homeBanner: [hero],
    marketing: [banner],
    salesDeals: [fixture.gone, fixture.sofa],
    shopByCategory: [2, 3],
    shopByRoom: [{ ...banner, text: same('Where everyone sits') }],
    shopBySets: [{ ...banner, productIds: [1, 2] }],
    trendingCover: {
      title: same('Trending'),
      text: same('Sold this week'),
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
    translation: stars === 5 ? { title: 'Beautiful', text: 'Very beautiful' } : null,
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
      answeredAt: '2026-01-03T09:00:00.000Z',
      translation: { text: 'Se plie-t-il?', answer: 'Non.' },
      createdAt: '2026-01-02T00:00:00.000Z',
    },
  ],
  people: fixturePeople,
  coupons: fixtureCoupons,
  orders: [],
  customersCoupons: [],
  regions: [
    { regionId: 74, code: 'ON', name: { en: 'Ontario', fr: 'Ontario' } },
    { regionId: 76, code: 'QC', name: { en: 'Quebec', fr: 'Québec' } },
    { regionId: 77, code: 'NS', name: { en: 'Nova Scotia', fr: 'Nouvelle-Écosse' } },
    { regionId: 78, code: 'NU', name: { en: 'Nunavut', fr: 'Nunavut' } },
  ],
});

/** A small world with one product for every rule that a test needs. */
export const fixtureWorld = (): StoreContents => additions.reduce((world, add) => add(world), bare() as StoreContents);
