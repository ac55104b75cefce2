import { schemas } from '../schemas/index.ts';
import { RatingSummary } from './catalogue.ts';
import { DeliveryEstimate, Product, ProtectionPlan, Variant } from './product.ts';
import { shapeOf } from './shape.ts';

const inventory = { is_in_stock: 'boolean', min_sale_qty: 'integer', usable_qty: 'integer', qty: 'integer' };
const gallery = [{ value_id: 'integer', pre_image: 'string', thumbnail: 'string', alt: 'string' }];
const option = { option_value: 'string' };

// Each list is the row's own; amounts are integers because they are cents.
describe('PDP-001 PDP-002 PDP-003 PDP-004 PDP-005 PDP-006 PDP-007 PDP-009 PDP-011 PDP-012 PDP-013 the fields', () => {
  test.each([
    [
      'PDP-001 who it is',
      {
        entity_id: 'integer',
        type_id: 'simple | configurable',
        name: 'string',
        item_no: 'string',
        gtin: 'string',
        sku: 'string',
        url_path: 'string',
      },
    ],
    [
      'PDP-002 prices',
      {
        price: { price: 'integer', final_price: 'integer' },
        tier_price: [{ qty: 'integer', value: 'integer' }],
        plus_price: 'integer',
        is_plus: 'boolean',
        plus_promotion_tip: 'string',
      },
    ],
    [
      'PDP-003 tags and flags',
      {
        product_tag: 'string',
        spkie_special_time: 'integer',
        presale_end_date: 'string',
        coupon_useabled: 'integer',
        usableCoupon: 'string',
      },
    ],
    ['PDP-004 inventory', { inventory, product_fill_time: 'string' }],
    ['PDP-005 media', { gallery, three_url: 'string', ar_model: 'string', has_video: 'boolean' }],
    [
      'PDP-006 content',
      {
        highlights: ['string'],
        texts: { key_features: 'string', specifications: 'string', product_care: 'string', aplus: 'string' },
      },
    ],
    [
      'PDP-007 other flags',
      { is_chair: 'boolean', is_customized: 'boolean', logistic: 'string', businessDays: 'string' },
    ],
    [
      'delivery, warranty and return',
      {
        delivery_info: 'string',
        warranty_info: 'string',
        return_info: 'string',
        delivery_info_content: 'string',
        warranty_info_content: 'string',
        return_info_content: 'string',
        shipping_menthod_info: 'string',
      },
    ],
    ['PDP-009 points', { pointsType: 'integer', pts: 'integer', ptsPoints: 'integer' }],
    [
      'PDP-011 its place in the shop',
      { position: [{ entity_id: 'integer', name: 'string', url_path: 'string' }], category_list: ['string'] },
    ],
    [
      'PDP-012 banner',
      {
        banner: {
          image: [{ name: 'string', image: 'string', image_alt: 'string', click_url: 'string' }],
          code: [{ infomation_tips: 'string', counpon_code: 'string', click_url: 'string' }],
          promotion: [{ infomation_tips: 'string' }],
        },
      },
    ],
    [
      'PDP-013 products that go with it',
      {
        pdp_associated_products: [
          {
            product_id: 'integer',
            pdp_name: 'string',
            show_priority: 'picture | text',
            small_image: 'string',
            stock_status: 'integer',
          },
        ],
      },
    ],
  ])('%s: fields of a product', (_, fields) => {
    expect(shapeOf(Product)).toMatchObject(fields);
  });
});

test('PDP-014 relation lists the variants, each with what sets it apart', () => {
  expect(shapeOf(Product)).toMatchObject({ relation: [shapeOf(Variant)] });
  expect(shapeOf(Variant)).toMatchObject({
    piid: 'integer',
    option: { color: option, style: option, size: option, number_of_pieces: option },
    gallery,
    inventory,
    product_id: 'integer',
    customer_wish: 'boolean',
    price: { price: 'integer', final_price: 'integer' },
  });
});

test('PDP-015 the reviews summary of a product and of its reviews', () => {
  const summary = { rating_summary: 'number', reviewStar: 'number', reviews_count: 'integer' };
  expect(shapeOf(RatingSummary)).toMatchObject(summary);
  expect(shapeOf(Product)).toMatchObject({ rating: summary });
  expect(shapeOf(schemas.productReviews.result)).toMatchObject({ summary });
});

test('PDP-030 the delivery estimate takes a product and a postal code, and gives date, text and city', () => {
  expect(shapeOf(schemas.deliveryEstimate.body)).toEqual({ productId: 'integer', zipcode: 'string' });
  expect(shapeOf(schemas.deliveryEstimate.result)).toMatchObject({
    logisticDate: 'string',
    logisticText: 'string',
    logisticZipCity: 'string',
  });
});

test('PDP-031 logistic info has a status of 0 or 1, the arrival of what is out of stock, date, text and city', () => {
  expect(shapeOf(DeliveryEstimate)).toEqual({
    status: 'integer',
    oosInfOfArrival: 'string',
    logisticDate: 'string',
    logisticText: 'string',
    logisticZipCity: 'string',
  });
  expect(DeliveryEstimate.properties.status).toMatchObject({ minimum: 0, maximum: 1 });
});

test('PLAN-001 a protection plan on offer', () => {
  expect(shapeOf(ProtectionPlan)).toEqual({
    planId: 'string',
    offerPlanId: 'string',
    price: 'integer',
    term: 'integer',
    title: 'string',
    description: ['string'],
    detail_url: 'string',
    terms_conditions_url: 'string',
    checked: 'boolean',
  });
});
