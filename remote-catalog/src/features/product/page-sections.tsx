import type { Product } from '@shop/contract';
import { useTranslation } from '@shop/platform';
import { Picture } from '@shop/ui';
import styles from './page-sections.module.css';

/** Ids of the page's parts: the tab list, and what its entries and the `position` query lead to. */
export const places = { tabs: 'product-tabs', overview: 'overview', reviews: 'reviews', faq: 'faq' } as const;

/** The product's banners, coupons and promotions (PDP-012); a click scrolls to the tab list (PDP-018). */
export const ProductBanner = ({ product }: { product: Product }) => {
  const { image, code, promotion } = product.banner;
  const coupons = code.map(({ counpon_code, infomation_tips: text }) => `${counpon_code} · ${text}`);
  const texts = [...coupons, ...promotion.map(({ infomation_tips: text }) => text)];
  if (image.length + texts.length === 0) return null;
  return (
    <a href={`#${places.tabs}`} className={styles.banner}>
      {image.map((banner) => (
        <Picture
          key={banner.name}
          src={banner.image}
          alt={banner.image_alt || banner.name}
          sizes="100vw"
          ratio={[6, 1]}
        />
      ))}
      {texts.map((text) => (
        <span key={text} className={styles.promotion}>
          {text}
        </span>
      ))}
    </a>
  );
};

/** The way to the page's parts, in their order. */
export const TabList = ({ reviewsFirst }: { reviewsFirst: boolean }) => {
  const { t } = useTranslation('catalog');
  const overview = <a href={`#${places.overview}`}>{t('details.title')}</a>;
  return (
    <nav id={places.tabs} className={styles.tabs} aria-label={t('details.tabs')}>
      {!reviewsFirst && overview}
      <a href={`#${places.reviews}`}>{t('reviews.title')}</a>
      {reviewsFirst && overview}
      <a href={`#${places.faq}`}>{t('faq.title')}</a>
    </nav>
  );
};
