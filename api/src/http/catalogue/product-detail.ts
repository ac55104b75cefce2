import type { CallQuery, CallResult, Language } from '@shop/contract';
import { wishlistVariants } from '../../database/account/wishlist.ts';
import { cachedCategories } from '../../database/catalogue/categories.ts';
import { findProduct, variantsOf, type ProductRow, type VariantRow } from '../../database/catalogue/detail.ts';
import { goesWith } from '../../database/catalogue/goes-with.ts';
import { cachedRows, type CachedRows } from '../../database/content/cached-rows.ts';
import { pickupPlace } from '../../database/content/pickup-place.ts';
import { isPartner, isPlusMember, ownerKey, type Shopper } from '../../domain/account/identity.ts';
import { storedPath } from '../../domain/catalogue/site-path.ts';
import { messages } from '../../domain/messages.ts';
import { ShopError } from '../../domain/shop-error.ts';
import type { Services } from '../../services.ts';
import { productOf } from './product.ts';
import { offersOn } from './product-offers.ts';

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
