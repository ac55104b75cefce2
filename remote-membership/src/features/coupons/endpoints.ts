import type { CallResult } from '@shop/contract';
import { api, calling, withEndpoints } from '@shop/platform';

type Answer = CallResult<'productCoupons'>;
type WireCoupon = Answer['productList'][number]['couponList'][number]['list'][number];

/** By detail coupon type (CPN-005 to CPN-008); a member of Plus+ has the code of theirs. */
const actions = { 1: 'plus', 2: 'subscribe', 3: 'link', 4: 'claim' } as const;
export type CouponAction = (typeof actions)[keyof typeof actions] | 'code';
const isKnown = (type: number): type is keyof typeof actions => type in actions;

export interface Coupon {
  code: string;
  discount: string;
  description: string;
  date: string;
  isUsable: boolean;
  isReceived: boolean;
  /** Null for a kind that this version of the shop does not know. */
  action: CouponAction | null;
  url: string | null;
}

export interface ProductCoupons {
  /** Shown on the line; the most that matter. */
  highlights: string[];
  groups: { title: string; coupons: Coupon[] }[];
  /** Its place among the best sold of a category. */
  rank: { place: number; category: string } | null;
  showsPlus: boolean;
  /** The picture that invites to Plus+. */
  plusPicture: string | null;
}

const actionOf = ({ detailCouponType: type }: WireCoupon, isMember: boolean): CouponAction | null => {
  if (!isKnown(type)) return null;
  return actions[type] === 'plus' && isMember ? 'code' : actions[type];
};

const couponOf = (wire: WireCoupon, isMember: boolean): Coupon => ({
  code: wire.couponCode,
  discount: wire.discountText,
  description: wire.description,
  date: wire.dateText,
  isUsable: wire.status === 1,
  isReceived: wire.isReceived === 1,
  action: actionOf(wire, isMember),
  url: wire.url,
});

const couponsOf = ({ productList, rank, rankCategory, plusImg }: Answer): ProductCoupons => {
  const [product] = productList;
  const showsPlus = product?.showPlusBanner === 1;
  return {
    highlights: product?.descriptionList ?? [],
    groups: product?.showDetailCoupon
      ? product.couponList.map(({ title, list }) => ({ title, coupons: list.map((one) => couponOf(one, !showsPlus)) }))
      : [],
    rank: rank !== null && rankCategory !== null ? { place: rank, category: rankCategory } : null,
    plusPicture: plusImg,
    showsPlus,
  };
};

/** `isSignedIn` only separates cache entries; the token decides whose coupons they are. */
interface Asked {
  productId: number;
  isSignedIn: boolean;
}

export const couponsApi = withEndpoints(api.enhanceEndpoints({ addTagTypes: ['Coupon'] }), (build) => ({
  /** The coupons of a product's drawers (CPN-001). */
  productCoupons: build.query({
    ...calling('productCoupons', ({ productId }: Asked) => ({ query: { productId }, background: true }), {
      answer: couponsOf,
    }),
    // Depends on the person and their group, so it is reloaded after a sign-in or joining Plus+.
    providesTags: ['Session', 'Coupon'],
  }),
  /** By a product’s tag. */
  couponRestriction: build.query(
    calling(
      'tagCouponRestriction',
      (tag: string | null) => ({ query: { product_tag: tag ?? undefined }, background: true }),
      { answer: ({ infomation }) => infomation },
    ),
  ),
  /** Claims a coupon; what is refused is said beside it. */
  claimCoupon: build.mutation({
    ...calling('getCoupon', (couponCode: string) => ({ body: { couponCode }, background: true })),
    invalidatesTags: ['Coupon'],
  }),
}));
