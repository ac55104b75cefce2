import { lazy, Suspense, type ReactNode } from 'react';
import { paths, type TopBanner } from '@shop/contract';
import { Link } from '@shop/platform';
import { siteApi } from '@shop/store';
import { Picture } from '@shop/ui';
import { useIdle } from '../../dom/idle.ts';
import { sitePath } from './site-path.ts';
import styles from './top-banner.module.css';

/** Where a banner leads: the app's page (SHELL-021), its own address when that is enabled, else nowhere (SHELL-022). */
const targetOf = ({ web_to_app, is_enable_url, click_url }: TopBanner): string | null => {
  if (web_to_app) return paths.appRecommend();
  return is_enable_url ? sitePath(click_url) : null;
};

/** How long the sale still lasts is said beside what leads to it (CAT-006). A clock is no part of the first view; without its code there is none. */
const TimeLeft = lazy(() => import('./time-left.tsx').catch(() => ({ default: () => null })));

export const BannerSlide = ({ banner }: { banner: TopBanner }): ReactNode => {
  const target = targetOf(banner);
  const idle = useIdle();
  const ends = siteApi.useSiteConfigQuery().data?.top_banner_time;
  const until = target === paths.salesEvents() ? ends : null;
  const face = (
    <>
      <span className={styles.picture}>
        <Picture src={banner.image ?? undefined} alt="" sizes="96px" ratio={[2, 1]} />
      </span>
      <span className={styles.text}>
        <span className={styles.words}>{banner.name}</span>
        {until && (
          <span className={styles.time}>
            {idle && (
              <Suspense>
                <TimeLeft until={until} />
              </Suspense>
            )}
          </span>
        )}
      </span>
    </>
  );
  return target ? (
    <Link className={styles.slide ?? ''} href={target}>
      {face}
    </Link>
  ) : (
    <p className={styles.slide}>{face}</p>
  );
};
