import { globSync } from 'node:fs';

/** A kind of loose end. */
export type Kind = 'answer' | 'call' | 'intent' | 'event' | 'slot' | 'state' | 'dispatch';

const anotherCall = 'the storefront has its answer from another call: docs/decisions/0012-calls-that-differ.md';

/** Calls of single features, a file for each. */
const callsOfFeatures: Record<string, string> = {};
for (const file of globSync('features/*.ts', { cwd: import.meta.dirname }))
  Object.assign(callsOfFeatures, (await import(`./${file}`)).calls);

/**
 * What stands open, each with its reason. “not …yet” is to be tied up: the entry goes with the loose end, and the check
 * refuses one that stays. Anything else is meant to be so.
 */
export const open: Readonly<Record<Kind, Readonly<Record<string, string>>>> = {
  answer: {
    'pollingData.in_review': 'said of an order that is looked at, and absent otherwise',
    'cancelOrder.in_review': 'said of an order that is looked at, and absent otherwise',
    'orderItems.list[].super_early_bird': 'said of what was bought as one, and absent otherwise',
    'updateSystemNotes.has_read': 'the call marks a note as read; a refusal has a code of its own',
    'googleRecaptcha.success': 'a response that does not hold is refused with a code of its own',
    'addresses.list[].country_id': 'the shop delivers in Canada only',
    'configInit.google_one_tap': 'says that the stand-in of Google’s sign-in is there, or is absent',
    'configInit.country_list[].country_id': 'the shop delivers in Canada only',
    'reorder.cart.gift_product[].special_price': 'a gift costs nothing',
    'reorder.cart.shipping_method_list[].selected': 'there is one way to ship, and it is chosen',
    'getCoupon.isReceived': 'the call hands a coupon out; a refusal has a code of its own',
    'freeGiftConfirm.is_confirmed': 'the call confirms a gift; a refusal has a code of its own',
    'plusVerifyCode.is_verified': 'a code that is not right is refused with a code of its own',
  },
  call: {
    tokenCheck: anotherCall,
    verifyEmail: anotherCall,
    googleRecaptcha: anotherCall,
    roomIndex: anotherCall,
    specialKeyword: anotherCall,
    redirectList: anotherCall,
    cartsFirstVersion: anotherCall,
    cartsDiscountData: anotherCall,
    userAddressDetail: anotherCall,
    orderItems: anotherCall,
    orderShipments: anotherCall,
    couponListFourthVersion: anotherCall,
    phoneNumberVerify: anotherCall,
    ...callsOfFeatures,
  },
  intent: {},
  event: {},
  slot: {},
  state: {},
  dispatch: {},
};
