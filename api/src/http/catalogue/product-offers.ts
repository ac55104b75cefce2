import type { Language, Product } from '@shop/contract';
import type { CachedRows } from '../../database/content/cached-rows.ts';
import { findSiteDocument } from '../../database/content/site-document.ts';
import type { CouponRow } from '../../database/promotions/coupons.ts';
import { offeredCoupons } from '../../database/promotions/customer-coupons.ts';
import type { ProductRow } from '../../database/catalogue/detail.ts';
import { discountOf } from '../../domain/promotion/coupon.ts';
import { couponTarget } from '../../domain/promotion/coupon-target.ts';
import { offersOf } from '../../domain/promotion/offers.ts';
import type { Services } from '../../services.ts';

type Offers = Pick<Product, 'usableCoupon' | 'banner'>;

/** The coupon that takes most off a product, among those that anybody can come by now and that ask for no more goods. */
const bestCoupon = (coupons: readonly CouponRow[], row: ProductRow, now: Date): CouponRow | null => {
  const target = couponTarget(row);
  const least = row.finalPrice * Math.max(1, row.minSaleQty);
  const saving = (coupon: CouponRow) => discountOf(coupon, [{ ...target, rowTotal: least }]);
  const usable = offersOf(coupons, target, new Map(), now)
    .flatMap(({ offers }) => offers)
    .filter((offer) => offer.usable && !offer.coupon.plusOnly && offer.coupon.minimumSubtotal <= least)
    .map(({ coupon }) => coupon);
  return usable.toSorted((a, b) => saving(b) - saving(a))[0] ?? null;
};

/** What is offered on a product's page: its best coupon (PDP-003), and the banners of its categories (PDP-012). */
export const offersOn = async (
  { db, now }: Services,
  cached: CachedRows,
  row: ProductRow,
  language: Language,
): Promise<Offers> => {
  const [coupons, stored] = await Promise.all([
    cached.ofSite('offeredCoupons', () => offeredCoupons(db)),
    cached.ofSite('productBanners', () => findSiteDocument(db, 'productBanners')),
  ]);
  const coupon = bestCoupon(coupons, row, now());
  // A store that is older than these banners has none.
  const banners = (stored ?? []).filter(
    ({ categoryIds }) => categoryIds.length === 0 || categoryIds.some((id) => row.details.categoryIds.includes(id)),
  );
  return {
    usableCoupon: coupon?.code ?? null,
    banner: {
      image: banners.flatMap(({ name, image, url }) =>
        image === null ? [] : [{ name: name[language], image, image_alt: name[language], click_url: url }],
      ),
      code: coupon
        ? [
            {
              infomation_tips: `${coupon.title[language]}. ${coupon.description[language]}`,
              counpon_code: coupon.code,
              click_url: coupon.url ?? '',
            },
          ]
        : [],
      promotion: banners.flatMap(({ name, image }) => (image === null ? [{ infomation_tips: name[language] }] : [])),
    },
  };
};
