import type { TopBanner, Language } from '@shop/contract';
import { findSiteDocument, type SiteDocuments } from '../../database/content/site-document.ts';
import type { Services } from '../../services.ts';
import { callsFor } from '../call.ts';

type Stored = SiteDocuments['cartBanners']['cart'][number];

const bannerOf = ({ name, image, url, webToApp, isEnableUrl }: Stored, language: Language): TopBanner => ({
  image: image || null,
  click_url: url,
  name: name[language],
  web_to_app: webToApp ? 1 : 0,
  is_enable_url: isEnableUrl ? 1 : 0,
});

/** Banners of the cart and of an order (API-093); a store that was filled before they existed has none. */
export const cartBanners = async ({ db }: Services, language: Language) => {
  const { cart = [], order = [] } = (await findSiteDocument(db, 'cartBanners')) ?? {};
  return {
    cart_banner: cart.map((banner) => bannerOf(banner, language)),
    order_banner: order.map((banner) => bannerOf(banner, language)),
  };
};

export const cartBannersCalls = callsFor('public', {
  cartBanner: ({ services, language }) => cartBanners(services, language),
});
