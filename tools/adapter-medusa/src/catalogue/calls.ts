import type { CallResult, Language } from '@shop/contract';
import type { Backend, Handlers } from '../call.ts';
import { headersFor, type MedusaProduct } from '../medusa.ts';
import { Answer, refusals } from '../refusal.ts';
import { siteWords } from '../words.ts';
import { headOf, pathOf, placedCategories, placedProduct, productsIn, treeOf } from './categories.ts';
import { cardsOf, isSold, pageOf, searchbarOf, type ListInput } from './lists.ts';
import type { Product } from './product.ts';
import type { Snapshot } from './snapshot.ts';

const most = 12;
const noReviews = (page = 1, page_size = 10): CallResult<'productReviews'> => ({
  list: [],
  total: 0,
  page,
  page_size,
  summary: { rating_summary: 0, reviewStar: 0, reviews_count: 0 },
  stars: [5, 4, 3, 2, 1].map((star) => ({ star, count: 0 })),
  languages: [],
  photos: 0,
  verified: 0,
  gallery: [],
});
const noQuestions = (page = 1, page_size = 10): CallResult<'productFaq'> => ({ list: [], total: 0, page, page_size });

/** What Medusa finds for a text, the best first; a list of at most a hundred. */
const found = async (backend: Backend, keyword: string, language: Language): Promise<MedusaProduct[]> => {
  const [{ products }, snapshot] = await Promise.all([
    backend.store.store.product.list({ q: keyword, limit: 100, fields: 'id' }, headersFor(language)),
    backend.snapshot(language),
  ]);
  const known = new Map(snapshot.products.map((product) => [product.id, product]));
  return products.map(({ id }) => known.get(id)).filter((product) => product !== undefined);
};

/** Medusa searches the words of the first language only, so that those of the asked language are looked through here. */
const foundIn = async (backend: Backend, keyword: string, language: Language): Promise<MedusaProduct[]> => {
  const words = keyword.toLocaleLowerCase(language).split(/\s+/).filter(Boolean);
  const { products } = await backend.snapshot(language);
  const own = products.filter(({ title, description }) => {
    const text = `${title} ${description ?? ''}`.toLocaleLowerCase(language);
    return words.every((word) => text.includes(word));
  });
  const others = await found(backend, keyword, language);
  return [...own, ...others.filter((product) => !own.includes(product))];
};

const demandCategory = async (backend: Backend, number: number, snapshot: Snapshot) => {
  const id = backend.memory.idOf('category', number);
  const placed = placedCategories(snapshot).find(({ category }) => category.id === id);
  if (!placed) throw refusals.notFound();
  return placed;
};

const productWhere = async (
  backend: Backend,
  language: Language,
  query: { id?: number; piid?: number; url_path?: string },
): Promise<Product> => {
  const snapshot = await backend.snapshot(language);
  const handle = query.url_path?.replace(/^\//, '').replace(/\.html$/, '');
  const id = query.id === undefined ? null : backend.memory.idOf('product', query.id);
  const variant = query.piid === undefined ? null : backend.memory.idOf('variant', query.piid);
  const product = snapshot.products.find(
    (one) =>
      one.id === id ||
      one.handle === handle ||
      (id === null && variant !== null && (one.variants ?? []).some((each) => each.id === variant)),
  );
  const page = product && placedProduct(snapshot, product, language, backend);
  if (!page) throw refusals.noProduct();
  return page;
};

const searched = async (
  backend: Backend,
  language: Language,
  { keyword, ...list }: ListInput & { keyword: string },
): Promise<Omit<CallResult<'categoryProducts'>, 'category'>> =>
  pageOf(await foundIn(backend, keyword, language), list, language, { ...backend, isRanked: true });

const soldIn = async (backend: Backend, language: Language): Promise<MedusaProduct[]> =>
  (await backend.snapshot(language)).products.filter(isSold);

export const catalogueHandlers: Handlers = {
  categoryTree: async (backend, { language }) => ({ categories: treeOf(await backend.snapshot(language), backend) }),
  categoryProducts: async (backend, { body: { category_id, keyword, ...list }, language }) => {
    const snapshot = await backend.snapshot(language);
    if (category_id === undefined) {
      if (keyword === undefined) throw refusals.field('category_id');
      return { ...(await searched(backend, language, { keyword, ...list })), category: null };
    }
    const placed = await demandCategory(backend, category_id, snapshot);
    const within = productsIn(snapshot, placed.category);
    const named = keyword === undefined ? null : new Set(await foundIn(backend, keyword, language));
    const products = within.filter((product) => named?.has(product) ?? true);
    return { ...pageOf(products, list, language, backend), category: headOf(snapshot, placed, backend) };
  },
  noFoundProduct: async (backend, { language }) => ({
    products: cardsOf(await soldIn(backend, language), backend).slice(0, most),
  }),
  trending: async (backend, { language }) => ({
    products: cardsOf(await soldIn(backend, language), backend).slice(0, most),
  }),
  productDetail: (backend, { query, language }) => productWhere(backend, language, query),
  productReviews: (_backend, { query: { page, page_size } }) => noReviews(page, page_size),
  productFaq: (_backend, { query: { page, page_size } }) => noQuestions(page, page_size),
  productExtend: (_backend, { body: { items } }) => Object.fromEntries(items.map((item) => [item, { plans: [] }])),
  deliveryEstimate: async (backend, { body: { productId }, language }) => {
    const { inventory } = await productWhere(backend, language, { id: productId });
    return {
      status: inventory.is_in_stock ? 1 : 0,
      oosInfOfArrival: null,
      logisticDate: null,
      logisticText: siteWords[language].delivery,
      logisticZipCity: null,
    };
  },
  productVideos: () => ({ list: [], total: 0, page: 1, page_size: 10, product: null }),
  chairProductCoupon: async (backend, { query: { productId }, language }) => {
    await productWhere(backend, language, { id: productId });
    return { coupon: null };
  },
  /** Medusa says of no offer when it ends; how many there are it does. */
  spikeList: async (backend, { language }) => {
    const cards = cardsOf(await soldIn(backend, language), backend);
    return { list: [], deals: cards.filter(({ price }) => price.final_price < price.price).length };
  },
  productCoupons: () => ({ blockId: null, rank: null, rankCategory: null, plusImg: null, productList: [] }),
  searchProducts: async (backend, { body, language }) => ({
    ...(await searched(backend, language, body)),
    keyword: body.keyword,
    corrected_keyword: null,
    partial: false,
    pages: [],
  }),
  searchFilters: async (backend, { body, language }) => ({ facets: (await searched(backend, language, body)).facets }),
  searchSuggest: async (backend, { body: { keyword }, language }) => {
    const products = cardsOf(await foundIn(backend, keyword, language), backend).slice(0, 4);
    const data = products.map(({ name }) => ({ suggestKeyword: name, rawKeyword: keyword }));
    return { data, products: products.map(searchbarOf), pages: [] };
  },
  searchTerms: () => ({ data: { url: null } }),
  specialKeyword: () => ({ is_special: 0, url: null }),
  popularSearch: async (backend, { language }) => ({
    hot_keyword: [],
    searchbar_popular_products: cardsOf(await soldIn(backend, language), backend)
      .slice(0, 6)
      .map(searchbarOf),
  }),
  homeLists: async (backend, { language }) => {
    const products = cardsOf(await soldIn(backend, language), backend).slice(0, most);
    return { lists: products.length > 0 ? [{ code: 'new', title: siteWords[language].new, url: null, products }] : [] };
  },
  newHome: async (backend, { language }) => {
    const words = siteWords[language];
    const roots = treeOf(await backend.snapshot(language), backend);
    return {
      home_banner: [],
      marketing: [],
      salesDeals: [],
      shopByCatagory: roots.map(({ name, url_path, image, product_count }) => ({
        title: name,
        subtitle: words.products(product_count),
        image,
        url: `/${url_path}`,
      })),
      shopByRoom: [],
      shopBySets: [],
      treading_cover: null,
    };
  },
  pathResolve: async (backend, { body: { request_path, with_page }, language }) => {
    const asked = request_path.replace(/^\/+/, '').replace(/[?#].*$/, '');
    const snapshot = await backend.snapshot(language);
    const placed = placedCategories(snapshot).find(({ way }) => pathOf(way) === asked);
    if (placed) {
      const id = backend.memory.numberOf('category', placed.category.id);
      return { type: 'category', id, reqest_path: `/${asked}`, attribute: {} };
    }
    const product = snapshot.products.find(({ handle }) => `${handle}.html` === asked);
    const page = product && placedProduct(snapshot, product, language, backend);
    if (!page) return new Answer(404, null);
    const answers = { productDetail: page, productReviews: noReviews(), productFaq: noQuestions() };
    return {
      type: 'product',
      id: page.entity_id,
      reqest_path: `/${asked}`,
      attribute: {},
      ...(with_page === 1 && { page: answers }),
    };
  },
};
