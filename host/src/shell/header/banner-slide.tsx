import type { ReactNode } from 'react';
import { paths, safeTarget, type TopBanner } from '@shop/contract';
import { Link } from '@shop/platform';
import { Picture } from '@shop/ui';
import styles from './top-banner.module.css';

/** Stands for any origin: a banner leads to a page of this site or nowhere, on the server as in the browser. */
const ANY_ORIGIN = 'https://site.invalid';

/** Where a banner leads (document 2 §2): the app's page, its own address when that is enabled, else nowhere. */
function targetOf({ web_to_app, is_enable_url, click_url }: TopBanner): string | null {
  if (web_to_app) return paths.appRecommend();
  return is_enable_url ? safeTarget(click_url, ANY_ORIGIN) : null;
}

export function BannerSlide({ banner }: { banner: TopBanner }): ReactNode {
  const target = targetOf(banner);
  const face = (
    <>
      <span className={styles.picture}>
        <Picture src={banner.image ?? undefined} alt="" sizes="96px" ratio={[2, 1]} />
      </span>
      <span>{banner.name}</span>
    </>
  );
  return target ? (
    <Link className={styles.slide ?? ''} href={target}>
      {face}
    </Link>
  ) : (
    <p className={styles.slide}>{face}</p>
  );
}
