import type { CallTable } from './definition.ts';

export const personalCalls = {
  wishlist: { method: 'GET', path: '/api/wishlist' },
  wishlistItems: { method: 'GET', path: '/api/wishlist/items' },
  addWishlistItem: { method: 'POST', path: '/api/wishlist', body: 'form' },
  deleteWishlistItem: { method: 'DELETE', path: '/api/wishlist', body: 'form' },
  recentlyViewed: { method: 'GET', path: '/api/recently_viewed' },
  /** This project's own: a product was looked at. */
  productViewed: { method: 'POST', path: '/api/recently_viewed', body: 'form' },
  /** This project's own: takes products off the list again; with none, all of them. */
  forgetViewed: { method: 'DELETE', path: '/api/recently_viewed', body: 'form' },
  addQuestion: { method: 'POST', path: '/api/faq', body: 'form' },
  addProductReview: { method: 'POST', path: '/api/product_reviews', body: 'multipart' },
  productReviewHelpful: { method: 'POST', path: '/api/product_reviews/helpful', body: 'form' },
  reviewList: { method: 'GET', path: '/api/review/list' },
  reviewPending: { method: 'GET', path: '/api/review/pending' },
  reviewDetail: { method: 'GET', path: '/api/review/detail' },
  /** This project's own: the products of the customer's orders. */
  boughtProducts: { method: 'GET', path: '/api/customer/products' },
  newsletterSubscriber: { method: 'PUT', path: '/api/newsletter/subscriber', body: 'form' },
  notificationToggle: { method: 'PUT', path: '/api/notification/toggle', body: 'form' },
  editBirthday: { method: 'PUT', path: '/api/edit_birthday', body: 'form' },
  largeOrder: { method: 'POST', path: '/api/large_order', body: 'form' },
  /** This project's own: a message to the shop's people, with pictures. */
  contactMessage: { method: 'POST', path: '/api/contact', body: 'multipart' },
  warrantySuccess: { method: 'POST', path: '/api/warranty/success', body: 'form' },
} as const satisfies CallTable;
