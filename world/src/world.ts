import { makeCategories } from './catalogue/categories.ts';
import { makeProducts } from './catalogue/catalogue.ts';
import { makeGifts } from './content/gifts.ts';
import { blogPages, makeBlog } from './content/blog.ts';
import { makeBrowse } from './content/browse/browse.ts';
import { makeShelf } from './content/browse/shelf.ts';
import { deliveryServices } from './content/delivery-services.ts';
import { deliverySlots } from './content/delivery-slots.ts';
import { helpPages } from './content/help-pages.ts';
import { makeHome } from './content/home.ts';
import { installVideos } from './content/install-videos.ts';
import { contentPages } from './content/pages.ts';
import { banners, makeHotKeywords, navigationImages } from './content/promotions.ts';
import { searchSynonyms } from './content/search-synonyms.ts';
import { site } from './content/site.ts';
import { redirects } from './content/redirects.ts';
import { makeCoupons } from './people/coupons.ts';
import { makeCustomersCoupons } from './people/customers-coupons.ts';
import { makeOrders } from './people/orders/orders.ts';
import { withAuthors } from './people/authors.ts';
import { people } from './people/people.ts';
import { makeQuestions } from './people/questions.ts';
import { regions } from './people/regions.ts';
import { makeReviews, summarise } from './people/reviews.ts';
import type { StoreContents } from '@shop/contract/contents';

interface WorldOptions {
  /** Number of products, the edge cases included. */
  products?: number;
  seed?: number;
  /** The day that pre-orders, reviews and coupons are counted from. */
  now?: Date;
}

/** The day of a world that names none, so that two worlds of the same seed are equal. */
export const defaultNow = new Date('2026-11-20T12:00:00Z');

/** The shop's invented world: the same options give the same world. Nothing is read or written. */
export const makeWorld = ({ products: count = 630, seed = 1, now = defaultNow }: WorldOptions = {}): StoreContents => {
  const products = makeProducts({ products: count, seed, now });
  const reviews = makeReviews(products, seed, now);
  const ratings = summarise(reviews);
  for (const product of products) product.rating = ratings.get(product.id) ?? { count: 0, average: 0 };
  const orders = makeOrders(products, people, seed, now);
  return {
    categories: makeCategories(),
    products,
    redirects: [...redirects],
    contentPages: [...contentPages, ...blogPages(Math.max(...contentPages.map(({ id }) => id)) + 1)],
    navigationImages: [...navigationImages],
    site,
    banners,
    hotKeywords: makeHotKeywords(products),
    searchSynonyms,
    helpPages: [...helpPages],
    home: makeHome(products),
    gifts: makeGifts(products),
    deliveryServices,
    deliverySlots,
    installVideos: [...installVideos],
    blog: makeBlog(makeShelf(products)),
    browse: makeBrowse(products, seed, now),
    reviews: withAuthors(reviews, orders, people),
    questions: withAuthors(makeQuestions(products, seed, now), orders, people),
    people: [...people],
    coupons: makeCoupons(now),
    customersCoupons: makeCustomersCoupons(people, now),
    orders,
    regions: [...regions],
  };
};
