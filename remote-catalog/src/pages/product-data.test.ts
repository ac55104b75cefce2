import type { Language, Product } from '@shop/contract';
import { makeTestStore } from '@shop/testing';
import * as page from './product.tsx';
import { contextOf, productPage } from '../testing/product-page.ts';
import { configurable, inventory, variant } from '../testing/samples.ts';

const { shop } = productPage();

test('structured data says what delivery of one piece costs, and how long it takes', async () => {
  shop({
    shipping: [
      { regions: ['ON', 'QC'], fee: 1_499, from: 3, to: 9 },
      { regions: ['YT'], fee: 7_900, from: 8, to: 15 },
    ],
  });
  const context = contextOf(makeTestStore());
  await page.loader(context);
  const place = { '@type': 'DefinedRegion', addressCountry: 'CA' };
  expect(page.head(context).jsonLd?.[0]).toMatchObject({
    offers: {
      shippingDetails: [
        {
          shippingDestination: { ...place, addressRegion: ['ON', 'QC'] },
          shippingRate: { value: '14.99', currency: 'CAD' },
          deliveryTime: { transitTime: { minValue: 3, maxValue: 9, unitCode: 'DAY' } },
        },
        { shippingDestination: { ...place, addressRegion: ['YT'] }, shippingRate: { value: '79.00', currency: 'CAD' } },
      ],
    },
  });
});

test('the head holds title, canonical path and structured data', async () => {
  shop();
  const context = contextOf(makeTestStore());
  expect(await page.loader(context)).toBeUndefined();
  const head = page.head(context);
  expect(head).toMatchObject({ title: 'Alder armchair', canonical: '/alder-armchair.html' });
  expect(head.jsonLd?.[0]).toMatchObject({
    '@type': 'Product',
    offers: { price: '400.00', priceCurrency: 'CAD', availability: 'https://schema.org/InStock' },
  });
  expect(head.jsonLd?.[1]).toMatchObject({ '@type': 'BreadcrumbList' });
});

const dataOf = async (given: Partial<Product>, language: Language = 'en', query = '') => {
  shop(given);
  const url = new URL(`http://shop.test/alder-armchair.html${query}`);
  const context = { ...contextOf(makeTestStore()), language, url };
  await page.loader(context);
  return page.head(context).jsonLd?.[0];
};

test('an offer says that it is new, whose it is, and until when a price that ends is had', async () => {
  const days = 86_400;
  const [before, data, after] = [
    Date.now(),
    await dataOf({ brand: 'Northlight', spkie_special_time: 3 * days }),
    Date.now(),
  ];
  const dayOf = (now: number) => new Date(now + 3 * days * 1000).toISOString().slice(0, 10);
  expect(data).toMatchObject({
    '@type': 'Product',
    brand: { '@type': 'Brand', name: 'Northlight' },
    offers: {
      itemCondition: 'https://schema.org/NewCondition',
      priceValidUntil: expect.stringMatching(new RegExp(`^(${dayOf(before)}|${dayOf(after)})$`)),
    },
  });
  expect(await dataOf({ spkie_special_time: 0 })).not.toHaveProperty('offers.priceValidUntil');
  expect(await dataOf({ spkie_special_time: null })).not.toHaveProperty('offers.priceValidUntil');
});

test('a pre-order says from when it is there', async () => {
  const presale_end_date = '2026-12-24T12:00:00.000Z';
  expect(await dataOf({ product_tag: 'Pre-order', presale_end_date })).toMatchObject({
    offers: { availability: 'https://schema.org/PreOrder', availabilityStarts: presale_end_date },
  });
  expect(await dataOf({ presale_end_date })).not.toHaveProperty('offers.availabilityStarts');
});

test('a product with variants is a group that tells of the variant that its page shows, and where the others are', async () => {
  const region = { regions: ['ON'], fee: 1_499, from: 3, to: 9 };
  const relation = [
    variant(71, 'grey', 'Large'),
    variant(72, 'green', 'Large', {
      inventory: inventory({ is_in_stock: false }),
      price: { price: 110_000, final_price: 95_000 },
      option: {
        color: { option_value: 'green' },
        style: null,
        size: null,
        number_of_pieces: { option_value: 'Set of 2' },
      },
    }),
  ];
  const given = { ...configurable, relation, shipping: [region] };
  const at = (piid: number) => expect.stringMatching(new RegExp(`/alder-armchair\\.html\\?piid=${piid}&setLang=fr$`));
  const group = {
    '@type': 'ProductGroup',
    productGroupID: 'ALD-1',
    variesBy: ['https://schema.org/color', 'https://schema.org/size'],
    aggregateRating: { reviewCount: expect.any(Number) },
  };
  const first = await dataOf(given, 'fr');
  expect(first).toMatchObject({
    ...group,
    hasVariant: [
      {
        name: 'Alder armchair, grey, Large',
        sku: 'SKU-71',
        color: 'grey',
        size: 'Large',
        image: expect.stringContaining('/media/pictures/sofa-a-front-grey-640.avif'),
        offers: {
          url: at(71),
          price: '900.00',
          availability: 'https://schema.org/InStock',
          shippingDetails: [{ shippingRate: { value: '14.99' } }],
        },
      },
      {},
    ],
  });
  expect(first).toHaveProperty('hasVariant.1', { '@type': 'Product', url: at(72) });
  expect(first).not.toHaveProperty('offers');
  expect(await dataOf(given, 'fr', '?piid=72')).toMatchObject({
    ...group,
    hasVariant: [
      { url: at(71) },
      {
        sku: 'SKU-72',
        size: 'Set of 2',
        offers: { url: at(72), price: '950.00', availability: 'https://schema.org/OutOfStock' },
      },
    ],
  });
});

test('on a French page structured data leads to French pages', async () => {
  shop();
  const context = { ...contextOf(makeTestStore()), language: 'fr' as const };
  await page.loader(context);
  const text = JSON.stringify(page.head(context).jsonLd);
  const pages = [...text.matchAll(/"(?:url|item)":"(https?:[^"]+)"/g)].map(([, address = '']) => new URL(address));
  expect(pages.length).toBeGreaterThan(1);
  expect(pages.map(({ searchParams }) => searchParams.get('setLang'))).toEqual(pages.map(() => 'fr'));
});

test('stars are told where somebody has reviewed it, and nowhere else', async () => {
  const none = { rating_summary: 0, reviewStar: 0, reviews_count: 0 };
  expect(await dataOf({ rating: none })).not.toHaveProperty('aggregateRating');
  expect(await dataOf({})).toHaveProperty('aggregateRating.reviewCount');
});
