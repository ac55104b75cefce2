import { paths } from '@shop/contract';
import { LinkButton } from '@shop/kit';
import { Link, useTranslation } from '@shop/platform';
import { Picture } from '@shop/ui';
import type { Banner } from './endpoints.ts';
import styles from './hero.module.css';

/**
 * The banners of the home page: the first is the page's opening, with its largest picture and its heading, the rest
 * stand below it. Nothing rotates by itself.
 */
export const Hero = ({ banners }: { banners: readonly Banner[] }) => {
  const { t } = useTranslation('catalog');
  const [first, ...others] = banners;
  if (!first) return <h1 className={styles.alone}>{t('home.heading')}</h1>;
  return (
    <section aria-label={t('home.banners')} className={styles.hero}>
      <div className={styles.first}>
        <Picture
          src={first.image ?? undefined}
          alt=""
          priority
          sizes="(min-width: 1360px) 800px, (min-width: 768px) 60vw, 100vw"
          ratio={[3, 2]}
          className={styles.scene}
        />
        <div className={styles.panel}>
          <h1 className={styles.title}>{first.title}</h1>
          {first.subtitle && <p className={styles.text}>{first.subtitle}</p>}
          <LinkButton href={paths.content(first.url)}>{first.action ?? t('home.discover')}</LinkButton>
        </div>
      </div>
      {others.length > 0 && (
        <ul className={styles.others}>
          {others.map((banner) => (
            <li key={banner.title} className={styles.other}>
              <Picture
                src={banner.image ?? undefined}
                alt=""
                sizes="(min-width: 768px) 50vw, 100vw"
                ratio={[3, 2]}
                className={styles.otherScene}
              />
              <div className={styles.otherText}>
                <h2 className={styles.otherTitle}>
                  <Link href={paths.content(banner.url)} className={styles.otherLink}>
                    {banner.title}
                  </Link>
                </h2>
                {banner.subtitle && <p>{banner.subtitle}</p>}
              </div>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
};
