const banner = { needs: ['url'], may: ['picture'] } as const;

/** Strips and pictures of the whole shop, the home page, the cart, an order and products. */
export const bannerPlaces = {
  header: banner,
  hero: { needs: ['text', 'action', 'picture', 'url'] },
  offers: { needs: ['picture', 'url'], may: ['text'] },
  rooms: { needs: ['text', 'picture', 'url'] },
  cart: banner,
  order: banner,
  products: { needs: ['url'], may: ['picture', 'categoryIds'] },
} as const;
