import type { Blog, ContentPage, Text } from '@shop/contract/contents';
import { fixture } from './fixture-products.ts';
import { same } from './same-text.ts';

const image = '/media/pictures/scene-living-1200.avif';
const page = (id: number, urlPath: string, title: Text, body: Text): ContentPage => ({
  id,
  urlPath,
  title,
  body,
  footerLink: null,
  updatedAt: '2026-02-03T17:00:00.000Z',
});

/** The words of the blog and of its articles. */
export const fixtureBlogPages: ContentPage[] = [
  page(20, 'blog', { en: 'Blog', fr: 'Blogue' }, same('<p>Guides</p>')),
  page(
    21,
    'blog/sofas',
    { en: 'How to measure for a sofa', fr: 'Mesurer pour un canapé' },
    same('<p>Doors first.</p><h2>Doors</h2><p>76 cm.</p><h2>Delivery</h2><p>{{delivery.provinces}}.</p>'),
  ),
  page(22, 'blog/oak', { en: 'Care for oak', fr: 'Entretenir le chêne' }, same('<p>Oil.</p>')),
  page(23, 'blog/rugs', { en: 'Rugs', fr: 'Tapis' }, same('<p>Size.</p>')),
];

/** Three articles; product 3 is no longer sold, and nothing is written about the garden. */
export const fixtureBlog: Blog = {
  topics: [
    { slug: 'garden', name: same('Garden') },
    { slug: 'rooms', name: { en: 'Rooms', fr: 'Pièces' } },
    { slug: 'care', name: { en: 'Care', fr: 'Entretien' } },
  ],
  articles: [
    {
      slug: 'rugs',
      topic: 'rooms',
      summary: same('Bigger'),
      image,
      publishedAt: '2026-03-01T17:00:00.000Z',
      productIds: [],
      related: [],
    },
    {
      slug: 'sofas',
      topic: 'rooms',
      summary: { en: 'Before you buy', fr: 'Avant d’acheter' },
      image,
      publishedAt: '2026-02-01T17:00:00.000Z',
      productIds: [fixture.table, fixture.gone, fixture.sofa],
      related: ['oak'],
    },
    {
      slug: 'oak',
      topic: 'care',
      summary: same('Oil it'),
      image,
      publishedAt: '2026-01-01T17:00:00.000Z',
      productIds: [],
      related: ['sofas'],
    },
  ],
};
