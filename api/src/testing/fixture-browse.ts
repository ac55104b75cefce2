import type { Browse } from '@shop/contract/contents';
import { same } from './same-text.ts';

const image = '/media/pictures/scene-living-1200.avif';

/** Ways to browse in the fixture's world; product 3 is no longer sold. */
export const fixtureBrowse: Browse = {
  rooms: [
    {
      id: 1,
      slug: 'living-room',
      name: { en: 'Living room', fr: 'Salon' },
      description: { en: 'Where the house ends up', fr: 'Là où la maison se retrouve' },
      image,
      url: '/room/living-room',
      categoryIds: [3, 2],
      productIds: [2, 3, 1],
      hotspots: [
        { productId: 2, x: 20, y: 60.5 },
        { productId: 3, x: 50, y: 50 },
      ],
    },
    {
      id: 2,
      slug: 'den',
      name: same('Den'),
      description: same('For pets'),
      image,
      url: '/room/den',
      categoryIds: [4],
      productIds: [],
    },
  ],
  types: [{ id: 1, name: { en: 'Tables', fr: 'Tables' }, image, url: '/furniture/tables.html' }],
  christmas: {
    productIds: [9, 3, 2],
    bundles: [
      { id: 1, name: { en: 'Under the tree', fr: 'Sous le sapin' }, image, url: '/furniture.html', productIds: [1, 2] },
      { id: 2, name: same('Gone'), image, url: '/furniture.html', productIds: [3] },
    ],
  },
  weightBlocks: [
    { id: 1, name: same('Up to 250 lb'), image, url: '/furniture.html', maxWeight: 250, productIds: [1, 3] },
  ],
  buyersShow: {
    categories: [
      { id: 1, name: { en: 'Living room', fr: 'Salon' } },
      { id: 2, name: same('Den') },
    ],
    entries: [
      {
        id: 11,
        categoryId: 1,
        author: 'Léa R.',
        name: { en: 'Up three flights', fr: 'Trois étages' },
        text: { en: 'It fits.', fr: 'Il entre.' },
        image,
        productId: 1,
      },
      { id: 12, categoryId: 2, author: 'Max B.', name: same('Mine'), text: same('Good boy.'), image, productId: 3 },
    ],
  },
  saleEvent: {
    startsAt: '2026-05-31T12:00:00.000Z',
    endsAt: '2026-06-05T12:00:00.000Z',
    prizes: [
      { id: 1, title: { en: 'C$10 off', fr: 'C$10 de rabais' }, kind: 'coupon', image: null, weight: 1, amount: 1_000 },
      { id: 2, title: same('Nothing'), kind: 'none', image: null, weight: 0, amount: 0 },
    ],
  },
  blocks: [
    { code: 'customer-say', title: { en: 'They say', fr: 'Ils disent' }, content: same('<p>Good.</p>') },
    { code: 'home-shipment', title: { en: 'Home', fr: 'Chez vous' }, content: same('<p>Free.</p>') },
  ],
  liveVideoUrl: '/showroom-live',
};
