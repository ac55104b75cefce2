import type { TObject } from 'typebox';
import { schemas } from '../schemas/index.ts';
import { ProductCard } from './catalogue.ts';
import { NewsletterSubscriber, Showcase, SizingForm } from './engagement.ts';
import { weaknesses } from './example.ts';
import { shapeOf } from './shape.ts';

const showcase = { id: 'integer', name: 'string', image: 'string', url: 'string' };
const product = shapeOf(ProductCard);

// The result of each engagement page's call: linked pictures, or summaries of products.
const pages = {
  'shop by room': [schemas.shopByRoom.result, { list: [showcase] }],
  'one room': [schemas.shopByRoomDetail.result, { ...showcase, products: [product] }],
  'the rooms of the index': [schemas.roomIndex.result, { list: [showcase] }],
  'the list of rooms': [schemas.roomIndexList.result, { list: [{ ...showcase, products: [product] }] }],
  'shop by type': [schemas.shopByType.result, { list: [showcase] }],
  'shop by sets': [schemas.newHome.result, { shopBySets: [showcase] }],
  'Christmas products': [schemas.christmasProducts.result, { products: [product] }],
  'buyers’ shows': [schemas.buyersShow.result, { list: [showcase] }],
  'buyers’ shows of a category': [schemas.buyerShowList.result, { list: [showcase] }],
  'bundles of Christmas products': [schemas.bundleChristmasProducts.result, { list: [{ products: [product] }] }],
  'products of Plus+': [schemas.plusProducts.result, { list: [product] }],
  'dropped prices': [schemas.spikeList.result, { list: [product] }],
  'weight blocks': [schemas.weightBlock.result, { list: [{ ...showcase, products: [product] }] }],
} as const satisfies Record<string, readonly [TObject, object]>;

describe('CAT-009 CAT-010 engagement pages', () => {
  test.each(Object.entries(pages))('CAT-009 CAT-010 data of engagement pages: %s', (_, [result, fields]) => {
    expect(shapeOf(result)).toMatchObject(fields);
  });
});

test('CAT-010 a room, a type, a set or a show has id, name, image and url', () => {
  expect(shapeOf(Showcase)).toEqual(showcase);
  expect(weaknesses(Showcase, { id: 1, name: 'Bedroom', image: null, url: '/room/bedroom' })).toEqual([]);
});

test('POP-018 what is sent to subscribe to the newsletter, at first and with the phone', () => {
  const fields = {
    email: 'string',
    phone: 'string',
    tUserId: 'string',
    subscribeProductId: 'string',
    subscribeProductName: 'string',
    subscribeProductUrl: 'string',
  };
  expect(shapeOf(NewsletterSubscriber)).toEqual(fields);
  const withConsent = { ...fields, consent_text: 'string' };
  expect(shapeOf(schemas.newsletterVisitor.body)).toEqual(withConsent);
  expect(shapeOf(schemas.newsletterPhone.body)).toEqual(withConsent);
  const [, ...others] = Object.keys(fields);
  const payload = {
    email: 'reader@example.com',
    phone: '4165550123',
    tUserId: 'a1',
    subscribeProductId: '42',
    subscribeProductName: 'Lund sofa',
    subscribeProductUrl: '/lund-sofa.html',
  };
  expect(weaknesses(schemas.newsletterVisitor.body, payload, others)).toEqual([]);
  const beside = others.filter((name) => name !== 'phone');
  expect(weaknesses(schemas.newsletterPhone.body, payload, beside)).toEqual([]);
});

test('POP-021 fields of the magazine’s sign-up', () => {
  const form = { name: 'string', email: 'string', shippingAddress: 'string', telPhone: 'string', tUserId: 'string' };
  expect(shapeOf(schemas.massageChairNewsletter.body)).toEqual(form);
  const payload = {
    name: 'Zoé Roy',
    email: 'zoe@example.com',
    shippingAddress: '1 Main St',
    telPhone: '4165550123',
    tUserId: 'a1',
  };
  const optional = ['shippingAddress', 'telPhone', 'tUserId'];
  expect(weaknesses(schemas.massageChairNewsletter.body, payload, optional)).toEqual([]);
});

test('SIZE-001 the sizing form has squareFootage, heatingTemp and coolingTemp', () => {
  const form = { squareFootage: '450', heatingTemp: '70', coolingTemp: '65' };
  expect(shapeOf(SizingForm)).toEqual({ squareFootage: 'string', heatingTemp: 'string', coolingTemp: 'string' });
  expect(weaknesses(SizingForm, form)).toEqual([]);
});
