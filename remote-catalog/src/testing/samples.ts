import type { CallResult, Envelope, Product, ProductCard, Showcase, Variant } from '@shop/contract';
import type { CategoryList } from '../features/listing/endpoints.ts';
import en from '../../locales/en.json';
import fr from '../../locales/fr.json';

/** Texts for `renderPage`. */
export const texts = { catalog: { en, fr } };

const rating = { rating_summary: 88, reviewStar: 4.4, reviews_count: 12 };

/** A product of a list; say what matters to the test. */
export const card = (given: Partial<ProductCard> = {}): ProductCard => ({
  entity_id: 7,
  type_id: 'simple',
  name: 'Alder armchair',
  url_path: 'alder-armchair.html',
  piid: null,
  thumbnail: '/media/pictures/armchair-a-front-grey-640.avif',
  hover_thumbnail: '/media/pictures/armchair-a-angle-grey-640.avif',
  price: { price: 50000, final_price: 40000 },
  plus_price: 38000,
  product_tag: null,
  presale_end_date: null,
  is_in_stock: true,
  usable_qty: 20,
  min_sale_qty: 1,
  series: 'Alder',
  rating,
  swatches: [{ piid: 71, color: 'grey', label: 'grey', thumbnail: null }],
  ...given,
});

const furniture = { entity_id: 1, name: 'Furniture', url_path: 'furniture.html' };
const sofas = { entity_id: 12, name: 'Sofas', url_path: 'furniture/sofas-loveseats.html' };

export const categoryList = (given: Partial<CategoryList> = {}): CategoryList => ({
  products: [card(), card({ entity_id: 8, name: 'Birch sofa', url_path: 'birch-sofa.html' })],
  total: 50,
  page: 1,
  page_size: 24,
  sort: 'recommended',
  facets: [
    {
      code: 'color',
      label: 'Colour',
      options: [
        { value: 'grey', label: 'grey', count: 30, selected: false },
        { value: 'green', label: 'green', count: 12, selected: false },
      ],
    },
  ],
  category: {
    ...sofas,
    image: null,
    description: '<p>Seats for <strong>everyone</strong>.</p>',
    position: [furniture, sofas],
    children: [
      { entity_id: 13, name: 'Corner sofas', url_path: 'furniture/corner-sofas.html', image: null, product_count: 9 },
    ],
  },
  ...given,
});

export const searchList = (given: Partial<CallResult<'searchProducts'>> = {}): CallResult<'searchProducts'> => {
  const { category: _, ...page } = categoryList();
  return { ...page, keyword: 'sofa', corrected_keyword: null, partial: false, pages: [], ...given };
};

export const inventory = (given: Partial<Variant['inventory']> = {}): Variant['inventory'] => ({
  is_in_stock: true,
  min_sale_qty: 1,
  usable_qty: 20,
  qty: 25,
  ...given,
});

/** A variant by its number and its colour and size. */
export const variant = (piid: number, color: string, size: string, given: Partial<Variant> = {}): Variant => ({
  piid,
  product_id: piid,
  sku: `SKU-${piid}`,
  option: {
    color: { option_value: color },
    style: null,
    size: { option_value: size },
    number_of_pieces: null,
  },
  gallery: [
    {
      value_id: piid * 100,
      pre_image: `/media/pictures/sofa-a-front-${color}-640.avif`,
      thumbnail: `/media/pictures/sofa-a-front-${color}-320.avif`,
      alt: `Sofa in ${color}`,
    },
  ],
  inventory: inventory(),
  customer_wish: false,
  price: { price: 100000, final_price: 90000 },
  ...given,
});

export const product = (given: Partial<Product> = {}): Product => ({
  entity_id: 7,
  type_id: 'simple',
  name: 'Alder armchair',
  item_no: 'AB12345678',
  gtin: '0628000000013',
  sku: 'ALD-1',
  url_path: 'alder-armchair.html',
  series: 'Alder',
  status: 1,
  price: { price: 50000, final_price: 40000 },
  tier_price: [],
  plus_price: null,
  is_plus: false,
  plus_promotion_tip: null,
  product_tag: null,
  spkie_special_time: null,
  presale_end_date: null,
  coupon_useabled: 1,
  usableCoupon: null,
  inventory: inventory(),
  product_fill_time: null,
  gallery: [1, 2].map((place) => ({
    value_id: place,
    pre_image: `/media/pictures/armchair-${place}-640.avif`,
    thumbnail: `/media/pictures/armchair-${place}-320.avif`,
    alt: `Armchair, picture ${place}`,
  })),
  three_url: null,
  ar_model: null,
  has_video: false,
  highlights: ['Solid oak legs'],
  texts: {
    key_features: '<p>Deep seat</p>',
    specifications: '<p>80 cm wide</p>',
    product_care: '<p>Wipe clean</p>',
    aplus: '',
  },
  is_chair: false,
  is_customized: false,
  logistic: null,
  businessDays: null,
  delivery_info: 'Free delivery',
  delivery_info_content: 'To your door_· in two days_· in three days',
  warranty_info: 'Warranty',
  warranty_info_content: 'One year',
  return_info: 'Returns',
  return_info_content: 'Thirty days',
  shipping_menthod_info: 'Standard',
  pointsType: 0,
  pts: 400,
  ptsPoints: 400,
  position: [furniture],
  category_list: ['Furniture'],
  banner: { image: [], code: [], promotion: [] },
  pdp_associated_products: [],
  relation: [],
  rating,
  ...given,
});

export const reviewPage = (given: Partial<CallResult<'productReviews'>> = {}): CallResult<'productReviews'> => ({
  list: [
    {
      review_id: 1,
      nickname: 'Maya',
      title: 'Lovely',
      detail: 'Sits well.',
      star: 5,
      created_at: '2026-03-01T12:00:00Z',
      helpful: 0,
      pictures: [],
      language: 'en',
      videos: [],
      reply: null,
    },
  ],
  total: 1,
  page: 1,
  page_size: 5,
  summary: rating,
  stars: [5, 4, 3, 2, 1].map((star) => ({ star, count: star === 5 ? 1 : 0 })),
  languages: [
    { language: 'en', count: 1 },
    { language: 'fr', count: 0 },
  ],
  photos: 0,
  verified: 0,
  gallery: [],
  ...given,
});

export const questionPage = (given: Partial<CallResult<'productFaq'>> = {}): CallResult<'productFaq'> => ({
  list: [
    {
      question_id: 1,
      question: 'Is it soft?',
      nickname: 'Luc',
      created_at: '2026-03-01T12:00:00Z',
      language: 'en',
      answers: [],
    },
  ],
  total: 1,
  page: 1,
  page_size: 10,
  ...given,
});

/** A room, a type or a set as a tile. */
export const showcase = (id: number, name: string, url: string): Showcase => ({
  id,
  name,
  image: '/media/pictures/scene-living-1200.avif',
  url,
});

/** A content block as an envelope: it has a field `code` of its own. */
export const block = (title: string, content: string): Envelope<CallResult<'blockData'>> => ({
  code: 200,
  message: '',
  type: 'success',
  result: { code: 'block', title, content },
});

/** In one size and colour out of stock, and in another dearer. */
export const configurable: Partial<Product> = {
  type_id: 'configurable',
  relation: [
    variant(1, 'grey', 'Large', { inventory: inventory({ is_in_stock: false, usable_qty: 0 }) }),
    variant(2, 'grey', 'Small'),
    variant(3, 'green', 'Small', { price: { price: 70000, final_price: 60000 } }),
  ],
};

export const companions: Product['pdp_associated_products'] = [8, 9].map((product_id) => ({
  product_id,
  pdp_name: `Companion ${product_id}`,
  show_priority: 'picture',
  small_image: `/media/pictures/companion-${product_id}-320.avif`,
  stock_status: 1,
  url_path: `companion-${product_id}.html`,
}));
