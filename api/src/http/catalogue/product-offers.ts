import type { Language, Product } from '@shop/contract';
import type { CachedRows } from '../../database/content/cached-rows.ts';
import { findSiteDocument } from '../../database/content/site-document.ts';
import { offeredCoupons } from '../../database/promotions/customer-coupons.ts';
import type { ProductRow } from '../../database/catalogue/detail.ts';
import { ofSeason, seasonAt } from '../../domain/content/season.ts';
import type { Shopper } from '../../domain/account/identity.ts';
import { leastLine, usableCouponsOf } from '../../flows/promotions/shopper-coupons.ts';
import type { Services } from '../../services.ts';

type Offers = Pick<Product, 'usableCoupon' | 'banner'>;

/**
 * What is offered on a product’s page: the best coupon that this person can use on it (PDP-003), and the banners of its
 * categories (PDP-012).
 */
export const offersOn = async (
  { db, now }: Services,
  cached: CachedRows,
  row: ProductRow,
  { who, language }: { who: Shopper | null; language: Language },
): Promise<Offers> => {
  const [coupons, stored, site] = await Promise.all([
    cached.ofSite('offeredCoupons', () => offeredCoupons(db)),
    cached.ofSite('productBanners', () => findSiteDocument(db, 'productBanners')),
    cached.ofSite('site', () => findSiteDocument(db, 'site')),
  ]);
  const [best] = await usableCouponsOf(db, who, coupons, leastLine(row, who, now()), now());
  const coupon = best?.coupon;
  const season = seasonAt(site?.calendar, now());
  // A store that is older than these banners has none.
  const banners = ofSeason(stored ?? [], season).filter(
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
