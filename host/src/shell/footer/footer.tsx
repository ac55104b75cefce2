import type { ReactNode } from 'react';
import { appPlaces, brand, paths, socialPlaces } from '@shop/contract';
import { formatNumber } from '@shop/format';
import { Link, selectIsDropship, useLanguage, useSelector, useTranslation } from '@shop/platform';
import { siteApi } from '@shop/store';
import { Icon, useHydrated } from '@shop/ui';
import { PrivacyChoices } from '../consent/privacy-choices.tsx';
import { rootLink } from '../header/category-menu.tsx';
import { CachedPart } from '../cached-part.tsx';
import { useServed } from '../served-pages.tsx';
import { useRoots } from '../use-roots.ts';
import { AppearanceChoice } from './appearance-choice.tsx';
import styles from './footer.module.css';
import { footerColumns } from './links.ts';
import { Newsletter } from './newsletter.tsx';
import { PaymentMarks } from './payment-marks.tsx';

/** A list of links under a title: on a phone it opens and closes, by the browser alone; elsewhere it is always open. */
const Column = ({ title, children }: { title: string; children: ReactNode }): ReactNode => (
  <nav aria-label={title} className={styles.column}>
    <h2>{title}</h2>
    <details>
      <summary>
        {title}
        <Icon name="chevron" turn="down" />
      </summary>
      <ul>{children}</ul>
    </details>
  </nav>
);

const Elsewhere = ({ title, links }: { title: string; links: typeof socialPlaces }): ReactNode => {
  const { page } = useServed();
  const served = links.filter(({ path }) => page(path));
  if (served.length === 0) return null;
  return (
    <ul className={styles.elsewhere} aria-label={title}>
      {served.map(({ name, path }) => (
        <li key={name}>
          <a href={path} rel="external">
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
};

const Places = (): ReactNode => {
  const { t } = useTranslation('host');
  // The header asks for it.
  const { data: site } = siteApi.endpoints.siteConfig.useQueryState();
  return (
    <div className={styles.places}>
      {site?.customer_service?.telephone && (
        <p>
          {t('footer.call')}{' '}
          <a href={`tel:${site.customer_service.telephone}`}>{site.customer_service.telephone_text}</a>
          <br />
          {site.customer_service.hours}
        </p>
      )}
      <Elsewhere title={t('footer.social')} links={socialPlaces} />
      <Elsewhere title={t('footer.apps')} links={appPlaces} />
    </div>
  );
};

const Columns = (): ReactNode => {
  const { t } = useTranslation('host');
  const roots = useRoots();
  const served = useServed();
  const { data: site } = siteApi.endpoints.siteConfig.useQueryState();
  // The server draws it for everyone, and who it is may be known before the footer is taken over.
  const isKnown = useHydrated();
  const isDropship = useSelector(selectIsDropship) && isKnown;
  return (
    <div className={styles.columns}>
      <nav aria-label={t('footer.categories')} className={styles.wide}>
        <h2>{t('footer.categories')}</h2>
        <ul>
          {roots.map(({ name, url_path }) => (
            <li key={url_path}>
              <Link href={rootLink(url_path)}>{name}</Link>
            </li>
          ))}
          {site?.black_friday === 1 && served.page(paths.blackFriday()) && (
            <li>
              <Link href={paths.blackFriday()}>{t('footer.blackFriday')}</Link>
            </li>
          )}
        </ul>
      </nav>
      {footerColumns
        .map(({ title, links }) => ({ title, links: links.filter(({ href, shows }) => served.page(href, shows)) }))
        .filter(({ links }) => links.length > 0)
        .map(({ title, links }) => (
          <Column key={title} title={t(title)}>
            {links
              .filter(({ notDropship }) => !(notDropship && isDropship))
              .map(({ key, href }) => (
                <li key={key}>
                  <Link href={href}>{t(key)}</Link>
                </li>
              ))}
          </Column>
        ))}
    </div>
  );
};

const End = (): ReactNode => {
  const { t } = useTranslation('host');
  const language = useLanguage();
  const { data: site } = siteApi.endpoints.siteConfig.useQueryState();
  return (
    <div className={styles.end}>
      <PaymentMarks />
      {typeof site?.trustpilot_score === 'number' && (
        <p>{t('footer.trustpilot', { score: formatNumber(site.trustpilot_score, language) })}</p>
      )}
      <p>{t('footer.small', { brand: brand.name })}</p>
      <PrivacyChoices />
      <AppearanceChoice />
    </div>
  );
};

/** The chrome below every page. The categories stand here too: the phone's menu leads to them without scripts. */
export const Footer = (): ReactNode => (
  <footer className={styles.footer}>
    <div className={styles.top}>
      <Newsletter />
      <CachedPart name="places">
        <Places />
      </CachedPart>
    </div>
    <CachedPart name="columns">
      <Columns />
    </CachedPart>
    <CachedPart name="end">
      <End />
    </CachedPart>
  </footer>
);
