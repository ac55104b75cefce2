import type { Language } from '@shop/contract';
import { formatDate } from '@shop/format';
import { plusPicture } from '../../database/content/site-document.ts';
import { categoriesByIds, lineage } from '../../database/catalogue/categories.ts';
import { findProduct, rankOf, type ProductRow } from '../../database/catalogue/detail.ts';
import { orderedAsMember } from '../../database/membership/first-order.ts';
import { customersCoupons, offeredCoupons } from '../../database/promotions/customer-coupons.ts';
import type { CouponRow } from '../../database/promotions/coupons.ts';
import { isPlusMember } from '../../domain/account/identity.ts';
import type { CustomersCoupon, CouponRule } from '../../domain/promotion/coupon.ts';
import { offersOf, type Offer, type OfferGroup } from '../../domain/promotion/offers.ts';
import { couponTarget } from '../../domain/promotion/coupon-target.ts';
import type { Services } from '../../services.ts';
import { callsFor } from '../call.ts';
import { orNotFound } from '../../domain/shop-error.ts';
import { leastLine, usableCouponsOf, type UsableCoupon, claimCoupon } from '../../flows/promotions/shopper-coupons.ts';
import type { Message } from '../../domain/messages.ts';

const groupTitles: Record<OfferGroup, Message> = {
  product: { en: 'For this product', fr: 'Pour ce produit' },
  everything: { en: 'For your whole order', fr: 'Pour toute votre commande' },
  subscribers: { en: 'For newsletter subscribers', fr: 'Pour les abonnés à l’infolettre' },
  plus: { en: 'For Plus+ members', fr: 'Pour les membres Plus+' },
};

/** From when, or until when, an offer can be used; '' when it does not end. */
const dateTextOf = ({ coupon, endsAt }: Offer<CouponRule>, language: Language, now: Date): string => {
  if (coupon.startsAt !== null && now < coupon.startsAt) {
    return { en: 'From ', fr: 'À partir du ' }[language] + formatDate(coupon.startsAt, language);
  }
  if (endsAt === null) return '';
  return { en: 'Until ', fr: 'Jusqu’au ' }[language] + formatDate(endsAt, language);
};

/** The restrictions on coupons for a product with a tag (API-179). */
const restrictions: Readonly<Record<string, Message>> = {
  'Drop Price': {
    en: 'Coupons come off the reduced price, as long as it lasts.',
    fr: 'Les coupons s’appliquent au prix réduit, tant qu’il dure.',
  },
  'Pre-order': {
    en: 'A coupon has to be valid on the day that you order, not on the day that it ships.',
    fr: 'Le coupon doit être valide le jour de la commande, et non le jour de l’expédition.',
  },
};
const usualRestriction: Message = {
  en: 'One coupon for each order. Coupons do not cover delivery, taxes and protection plans.',
  fr: 'Un coupon par commande. Les coupons ne couvrent ni la livraison, ni les taxes, ni les plans de protection.',
};

const wireOf = (offer: Offer<CouponRow>, language: Language, now: Date) => ({
  couponCode: offer.coupon.code,
  discountText: offer.coupon.title[language],
  description: offer.coupon.description[language],
  dateText: dateTextOf(offer, language, now),
  status: offer.usable ? 1 : 0,
  isReceived: offer.received ? 1 : 0,
  detailCouponType: offer.action,
  url: offer.coupon.url,
});

/** A coupon as a customer has it; one that everybody can use is of the same form. */
export const couponOnWire = (
  { coupon, endsAt, usedAt = null }: Pick<UsableCoupon, 'coupon' | 'endsAt'> & { usedAt?: Date | null },
  language: Language,
  isUsable = true,
) => ({
  coupon_code: coupon.code,
  discount_text: coupon.title[language],
  description: coupon.description[language],
  status: isUsable ? 1 : 0,
  starts_at: coupon.startsAt?.toISOString() ?? null,
  expires_at: endsAt?.toISOString() ?? null,
  used_at: usedAt?.toISOString() ?? null,
});

const productOrRefuse = async ({ db }: Services, id: number): Promise<ProductRow> => {
  return orNotFound(await findProduct(db, { id }));
};

/** How many of the best sold of a category are told their rank. */
const ranked = 10;

/** Coupons of products (CPN-001), and claiming them (API-193). */
export const couponsCalls = {
  ...callsFor('anyone', {
    productCoupons: async ({ services, who, language, query }) => {
      const row = await productOrRefuse(services, query.productId);
      const now = services.now();
      const own =
        who?.kind === 'customer'
          ? await customersCoupons(services.db, who.customerId)
          : new Map<string, CustomersCoupon>();
      const ordered = who !== null && (await orderedAsMember(services.db, who));
      const offered = (await offeredCoupons(services.db)).filter((one) => !(one.firstOrderOnly && ordered));
      const groups = offersOf(offered, couponTarget(row, row.finalPrice), own, now);
      const least = leastLine(row, who, now).reduce((sum, { rowTotal }) => sum + rowTotal, 0);
      const highlights = groups
        .flatMap(({ offers }) => offers)
        .filter(({ usable, coupon }) => usable && coupon.minimumSubtotal <= least);
      const categories = await categoriesByIds(services.db, row.details.categoryIds);
      const category = lineage(categories, row.details.categoryIds[0] ?? 0).at(-1);
      const rank = category ? await rankOf(services.db, row, { categoryId: category.id, most: ranked }) : null;
      return {
        blockId: rank === null ? null : (category?.id ?? null),
        rank,
        rankCategory: rank === null ? null : (category?.name[language] ?? null),
        plusImg: await plusPicture(services.db),
        productList: [
          {
            productId: row.id,
            showDetailCoupon: groups.length > 0 ? 1 : 0,
            descriptionList: highlights.slice(0, 3).map(({ coupon }) => coupon.title[language]),
            showPlusBanner: who && isPlusMember(who) ? 0 : 1,
            couponList: groups.map(({ group, offers }) => ({
              title: groupTitles[group][language],
              list: offers.map((offer) => wireOf(offer, language, now)),
            })),
          },
        ],
      };
    },
  }),
  ...callsFor('customer', {
    getCoupon: async ({ services, who, body }) => {
      const given = await claimCoupon(services, who, body.couponCode);
      return { couponCode: given, isReceived: 1 };
    },
  }),
  ...callsFor('public', {
    chairProductCoupon: async ({ services, language, query }) => {
      const row = await productOrRefuse(services, query.productId);
      const categories = await categoriesByIds(services.db, row.details.categoryIds);
      const isChair = categories.some(({ urlPath }) => urlPath.includes('massage-chairs'));
      const now = services.now();
      const own = isChair
        ? (await offeredCoupons(services.db)).filter(({ categoryIds }) => categoryIds.length > 0)
        : [];
      // It is told to everybody, so everybody can use it.
      const [best] = await usableCouponsOf(services.db, null, own, leastLine(row, null, now), now);
      return { coupon: best ? couponOnWire(best, language) : null };
    },

    tagCouponRestriction: async ({ language, query }) => {
      const own = restrictions[query.product_tag ?? ''];
      const lines = own ? [own, usualRestriction] : [usualRestriction];
      return { infomation: lines.map((line) => line[language]).join(' ') };
    },
  }),
};
