import type { CallName } from '@shop/contract';
import type { Access } from '../access.ts';

/**
 * Calls that stand in the contract and are not built yet, with who may make them. They check token and input, and
 * answer 501. Whoever builds one takes its line out of here: until then `registerCall` does not take its name.
 */
export const unbuiltCalls = {
  addGift: 'shopper',
  deleteGift: 'shopper',
  applyPoints: 'customer',
  inputCoupons: 'shopper',
  seelPlans: 'shopper',
  refundShippingProtection: 'shopper',
  extendShipping: 'shopper',
  klarnaClientToken: 'shopper',
  klarnaPayment: 'shopper',
  klarnaInfo: 'public',
  walletToken: 'shopper',
  alipayCheck: 'shopper',
  alipayCancel: 'shopper',
  alipayUnderRiskified: 'shopper',
  prePayRisk: 'shopper',
  createTipDonation: 'shopper',
  updateTipDonation: 'shopper',

  cartsOperate: 'shopper',
  orderGeneration: 'shopper',
  orderDiscountData: 'shopper',
  confirmCoupon: 'shopper',
  applyDraftCoupon: 'shopper',
  placeOrder: 'shopper',
  checkCashback: 'shopper',
  userAddresses: 'customer',
  userAddressDetail: 'customer',
  editUserAddress: 'customer',
  orderAddress: 'shopper',

  freeGiftConfirm: 'customer',
  saleLotteryInfo: 'anyone',
  saleLotteryDraw: 'customer',

  shopByRoom: 'public',
  shopByRoomDetail: 'public',
  shopByType: 'public',
  roomIndex: 'public',
  roomIndexList: 'public',
  christmasProducts: 'public',
  bundleChristmasProducts: 'public',
  buyersShow: 'public',
  buyerShowCategories: 'public',
  buyerShowList: 'public',
  spikeList: 'public',
  weightBlock: 'public',
  homeShipment: 'public',
  blockData: 'public',
  cartBanner: 'public',
} as const satisfies Partial<Record<CallName, Access>>;

export type UnbuiltCall = keyof typeof unbuiltCalls;
