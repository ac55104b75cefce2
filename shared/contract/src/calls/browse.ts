import type { CallTable } from './definition.ts';

/** Rooms, types, shows and seasons (API-181 to API-191), and site-wide data of single pages. */
export const browseCalls = {
  shopByRoom: { method: 'GET', path: '/api/shop_by_room' },
  shopByRoomDetail: { method: 'GET', path: '/api/shop_by_room_detail' },
  shopByType: { method: 'GET', path: '/api/shop_by_type' },
  roomIndex: { method: 'GET', path: '/goapi/v1/index/shop-by-room' },
  roomIndexList: { method: 'GET', path: '/goapi/v1/index/shop-by-room-list' },
  christmasProducts: { method: 'GET', path: '/searchApi/intranet/get-christmas-product' },
  bundleChristmasProducts: { method: 'GET', path: '/goapi/v1/product/get-bundle-christmas-products' },
  buyersShow: { method: 'GET', path: '/searchApi/intranet/get-buyers-show' },
  buyerShowCategories: { method: 'GET', path: '/api/buyer_show/category' },
  buyerShowList: { method: 'GET', path: '/api/buyer_show/list' },
  spikeList: { method: 'GET', path: '/api/spike_list' },
  weightBlock: { method: 'GET', path: '/api/products/get_weight_block' },
  homeShipment: { method: 'GET', path: '/api/home_shipment' },
  productVideos: { method: 'GET', path: '/api/product_videos' },
  blockData: { method: 'GET', path: '/api/block_data' },
  cartBanner: { method: 'GET', path: '/api/cart_banner' },
  specialKeyword: { method: 'GET', path: '/api/special_keyword' },
  redirectList: { method: 'GET', path: '/api/redirect_list' },
  notFoundReferrer: { method: 'POST', path: '/api/404_referrer', body: 'form' },
  massageChairNewsletter: { method: 'POST', path: '/api/massage_chair_newsletter', body: 'form' },
} as const satisfies CallTable;
