import type { ReactNode } from 'react';
import { brand, contactNotices, paths, type PageHead } from '@shop/contract';
import { Loaded, loading } from '@shop/kit';
import { siteApi, useLocation, usePage, useSearchParams, useTranslation, type LoaderContext } from '@shop/platform';
import { Container, Skeleton, prepareHtml } from '@shop/ui';
import { buyersShowApi } from '../features/buyers-show/endpoints.ts';
import { organisation } from '#structured-data';
import { ContactForm } from '../features/contact/contact-form.tsx';
import { ContentView } from '../features/content/content-view.tsx';
import { contentApi, type ContentKey } from '../features/content/endpoints.ts';
import { HomeShipment } from '../features/content/home-shipment.tsx';
import { SubscribeForm } from '../features/content/subscribe-form.tsx';
import { Tiles } from '../features/home/tiles.tsx';
import { WeightBlocks } from '../features/season/weight-blocks.tsx';
import { plainText } from '../parts/plain-text.ts';
import { Section } from '../parts/section.tsx';
import { tileOf } from '../parts/tile-of.ts';
import styles from '../parts/page.module.css';

export { action } from '../features/contact/form-action.ts';

/** By the resolved id, or by the address of a route that names its page itself (/terms-conditions). */
const keyOf = (params: Readonly<Record<string, string>>, pathname: string): ContentKey => {
  const id = Number(params.id);
  return Number.isInteger(id) && id > 0 ? { id } : { url_path: pathname.replace(/^\/+/, '') };
};

const LatestPhotos = () => {
  const { t } = useTranslation('catalog');
  const query = buyersShowApi.useLatestPhotosQuery();
  if (query.data?.length === 0) return null;
  const shape = <Skeleton shape="block" height="picture" />;
  return (
    <Section title={t('say.photos')}>
      <Loaded t={t} query={query} title={t('say.failed')} headingLevel={3} shape={shape}>
        {(photos) => <Tiles tiles={photos.map(tileOf)} shape="tall" />}
      </Loaded>
    </Section>
  );
};

/** An order’s number, and the outcome of a form that was sent without scripts. */
const Contact = () => {
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const orderId = query.get('order_id') ?? '';
  return (
    <ContactForm
      key={`${pathname} ${orderId}`}
      topic={pathname === paths.feedback() ? 'feedback' : orderId === '' ? undefined : 'order'}
      orderId={orderId}
      action={pathname}
      notice={contactNotices.find((known) => known === query.get('notice')) ?? null}
    />
  );
};

/** Below a page’s text: the form of the page that /newsletter-subscribe* resolves to (ROUTE-068), and lists. */
const below: Readonly<Record<string, () => ReactNode>> = {
  [paths.newsletterPage()]: SubscribeForm,
  [paths.contact()]: Contact,
  [paths.feedback()]: Contact,
  [paths.content('shipping-guide')]: HomeShipment,
  [paths.content('massage-chair-shopping-guidance')]: WeightBlocks,
  [paths.content('showroom-live')]: LatestPhotos,
};

const Below = ({ urlPath }: { urlPath: string }) => {
  const Part = below[paths.content(urlPath)];
  return Part ? <Part /> : null;
};

/** Pages whose structured data tells search engines of the shop itself: how it is reached, how goods are taken back. */
const saysWhoWeAre = (path: string): boolean => path === paths.contact() || path === paths.content('return-policy');

export const loader = loading(({ dispatch, params, url }) => {
  void prepareHtml();
  const once = { subscribe: false };
  const site = () => dispatch(siteApi.endpoints.siteConfig.initiate(undefined, once));
  return [
    dispatch(contentApi.endpoints.contentPage.initiate(keyOf(params, url.pathname), once)),
    ...(saysWhoWeAre(url.pathname) ? [site()] : []),
  ];
});

export const head = ({ getState, params, url, language }: LoaderContext): PageHead => {
  const state = getState();
  const { data } = contentApi.endpoints.contentPage.select(keyOf(params, url.pathname))(state);
  const site = siteApi.endpoints.siteConfig.select(undefined)(state).data;
  if (!data) return { title: brand.name };
  return {
    title: data.title,
    description: data.description ?? plainText(data.content),
    canonical: paths.content(data.url_path),
    jsonLd: site && saysWhoWeAre(url.pathname) ? [organisation(site, { url, language })] : [],
  };
};

/** A content page (CAT-004). */
export default function ContentPage() {
  const { t } = useTranslation('catalog');
  const { params } = usePage();
  const { pathname } = useLocation();
  const query = contentApi.useContentPageQuery(keyOf(params, pathname));
  return (
    <Container width="text" className={styles.page}>
      <Loaded t={t} query={query} title={t('content.failed')} headingLevel={1} lines={12}>
        {(page) => (
          <ContentView page={page}>
            <Below urlPath={page.url_path} />
          </ContentView>
        )}
      </Loaded>
    </Container>
  );
}
