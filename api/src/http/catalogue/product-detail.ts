import {
  type CallQuery,
  type CallResult,
  type Language,
  type Product,
  pageSizes,
  productPageCalls,
} from '@shop/contract';
import { wishlistVariants } from '../../database/account/wishlist.ts';
import { cachedCategories } from '../../database/catalogue/categories.ts';
import { findProduct, variantsOf, type ProductRow, type VariantRow } from '../../database/catalogue/detail.ts';
import { goesWith } from '../../database/catalogue/goes-with.ts';
import { cachedRows, type CachedRows } from '../../database/content/cached-rows.ts';
import { pickupPlace, findSiteDocument } from '../../database/content/site-document.ts';
import { isPartner, isPlusMember, ownerKey, type Shopper } from '../../domain/account/identity.ts';
import { storedPath } from '../../domain/catalogue/site-path.ts';
import { messages } from '../../domain/messages.ts';
import { ShopError } from '../../domain/shop-error.ts';
import type { Services } from '../../services.ts';
import { productOf } from './product.ts';
import { offeredCoupons } from '../../database/promotions/customer-coupons.ts';
import { withTerms } from '../../domain/content/page-terms.ts';
import { returnTerms } from '../../domain/order/return.ts';
import { wayOf } from '../../domain/shipping/handover.ts';
import { ofSeason, seasonAt } from '../../domain/content/season.ts';
import { leastLine, usableCouponsOf } from '../../flows/promotions/shopper-coupons.ts';
import { productPageRows } from '../../database/catalogue/product-page.ts';
import { questionsAnswer, reviewsAnswer } from './opinions.ts';

/**
 * The product that stands at a path, with what its page shows first, as the calls of `productPageCalls` answer everybody.
 * Null where none stands there, or one of those calls would answer with an error: the page then gets that from
 * its own call.
 */
export const productPageAt = async (
  services: Services,
  urlPath: string,
  language: Language,
): Promise<CallResult<'pathResolve'>> => {
  const most = { reviews: pageSizes.reviews, questions: pageSizes.questions };
  const [found, cached] = await Promise.all([productPageRows(services.db, urlPath, most), cachedRows(services.db)]);
  if (!found) return null;
  const { row, counts } = found;
  const asked = productPageCalls(row.id);
  try {
    const productDetail = await detailOf(services, found, cached, { who: null, language });
    const productReviews = reviewsAnswer(counts, found.reviews, asked.productReviews, language);
    const productFaq = questionsAnswer(counts, found.questions, asked.productFaq, language);
    const page = { productDetail, productReviews, productFaq };
    return { type: 'product', id: row.id, reqest_path: `/${urlPath}`, attribute: {}, page };
  } catch (error) {
    if (error instanceof ShopError) return null;
    throw error;
  }
};

type Offers = Pick<Product, 'usableCoupon' | 'banner'>;

/**
 * Returns the offers on a product’s page: the best coupon that this person can use on it (PDP-003), and the banners of
 * its categories (PDP-012).
 */
const offersOn = async (
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
  const own: Record<string, string> =
    wayOf(row.details) === 'pickup' ? { 'returns.days': returnTerms.pickupDays[language] } : {};
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
      promotion: banners.flatMap(({ name, image }) =>
        image === null ? [{ infomation_tips: withTerms(name[language], language, own) }] : [],
      ),
    },
  };
};

/** A product that was found, with all that its page says of it to this shopper. */
export const detailOf = async (
  services: Services,
  { row, variants }: { row: ProductRow; variants: VariantRow[] | Promise<VariantRow[]> },
  cached: CachedRows,
  { who, language }: { who: Shopper | null; language: Language },
): Promise<CallResult<'productDetail'>> => {
  const [of, all, associated, offers, place, wishlisted] = await Promise.all([
    variants,
    cachedCategories(services.db, cached),
    goesWith(services.db, cached, row, 8),
    offersOn(services, cached, row, { who, language }),
    row.details.pickup ? cached.ofSite('pickupPlace', () => pickupPlace(services.db)) : null,
    who ? wishlistVariants(services.db, ownerKey(who), row.id) : new Set<number>(),
  ]);
  const viewer = {
    signedIn: who?.kind === 'customer',
    plusMember: who !== null && isPlusMember(who),
    partner: who !== null && isPartner(who),
    wishlisted,
  };
  const categories = all.filter(({ id }) => row.details.categoryIds.includes(id));
  return productOf({ row, variants: of, categories, associated, offers, place }, viewer, language, services);
};

/** The product that is asked for, for this shopper. @throws ShopError 404 where there is no such product */
export const productFor = async (
  services: Services,
  query: CallQuery<'productDetail'>,
  who: Shopper | null,
  language: Language,
): Promise<CallResult<'productDetail'>> => {
  const urlPath = query.url_path === undefined ? undefined : (storedPath(query.url_path) ?? '');
  const [row, cached] = await Promise.all([
    findProduct(services.db, { id: query.id, urlPath, piid: query.piid }),
    cachedRows(services.db),
  ]);
  if (!row) throw new ShopError(404, messages.notFound);
  return detailOf(services, { row, variants: variantsOf(services.db, row.id) }, cached, { who, language });
};
