import { paths } from '@shop/contract';
import { Link, useTranslation } from '@shop/platform';
import { bannerApi } from './endpoints.ts';
import styles from './banner.module.css';

/** A banner above the cart or on an order's confirmation, loaded after the page. */
export const Banner = ({ place }: { place: 'cart_banner' | 'order_banner' }) => {
  const { t } = useTranslation('cart-checkout');
  const { data } = bannerApi.useBannersQuery();
  const banner = data?.[place][0];
  if (!banner) return null;
  return (
    <aside className={styles.banner} aria-label={t('banner.label')}>
      {banner.is_enable_url === 1 ? (
        <Link href={banner.web_to_app === 1 ? paths.appRecommend() : paths.content(banner.click_url)}>
          {banner.name}
        </Link>
      ) : (
        banner.name
      )}
    </aside>
  );
};
