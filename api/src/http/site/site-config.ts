import type { CallResult, Language } from '@shop/contract';
import { siteDocument } from '../../database/content/site-document.ts';
import { plusFee } from '../../domain/membership/fee.ts';
import { shippingFees } from '../../domain/shipping/fees.ts';
import type { Services } from '../../services.ts';
import { browseOf } from '../../database/content/browse.ts';

export const topBanners = async ({ db }: Services, language: Language) => {
  const { top } = await siteDocument(db, 'banners');
  return top.map(({ name, image, url, webToApp, isEnableUrl }) => ({
    image: image || null,
    click_url: url,
    name: name[language],
    web_to_app: webToApp ? 1 : 0,
    is_enable_url: isEnableUrl ? 1 : 0,
  }));
};

export const regionList = async ({ db }: Services, language: Language) =>
  (await siteDocument(db, 'regions')).map(({ regionId, code, name }) => ({
    region_id: regionId,
    default_name: name[language],
    code,
  }));

/** What a page loads once its person agrees to be measured; absent where it is not configured. */
const trackersOf = ({ settings: { fraud, tagManagerId } }: Services) => ({
  ...(fraud.isActive && fraud.script && { fraud_script: fraud.script }),
  ...(tagManagerId && { tag_manager_id: tagManagerId }),
});

/** Site-wide data (CAT-006). */
export const siteConfig = async (services: Services, language: Language): Promise<CallResult<'configInit'>> => {
  const images = await siteDocument(services.db, 'navigationImages');
  return {
    region_list: await regionList(services, language),
    country_list: [{ country_id: 'CA', name: 'Canada' }],
    home_top_banner: await topBanners(services, language),
    trustpilot_score: null,
    black_friday: 0,
    top_banner_time: null,
    plus_price: { plusPrice: plusFee.normal, plusSpecialPrice: plusFee.special },
    navigation_images: images.map(({ position, image, name, url }) => ({
      position,
      image,
      link: url,
      alt: name[language],
    })),
    cart_banner: [],
    order_banner: [],
    live_video_url: (await browseOf(services)).liveVideoUrl,
    free_shipping_threshold: shippingFees.freeFrom,
    ...(services.google.issue && { google_one_tap: 'sandbox' }),
    ...(services.google.clientId && { google_client_id: services.google.clientId }),
    ...trackersOf(services),
    ...(services.captcha.siteKey && { recaptcha_site_key: services.captcha.siteKey }),
  };
};
