import type { ReactNode } from 'react';
import { brand, contactNotices, paths, type PageHead, type PageResult } from '@shop/contract';
import { LoadFailure } from '@shop/kit';
import { siteApi, useLocation, useSearchParams, useTranslation, type LoaderContext } from '@shop/platform';
import { Container, Skeleton } from '@shop/ui';
import { organisation } from '#structured-data';
import { ContactForm } from '../features/contact/contact-form.tsx';
import { ContentView } from '../features/content/content-view.tsx';
import { contentApi, useContentPageQuery } from '../features/content/endpoints.ts';
import { failureStatus } from '../parts/api-failure.ts';
import { plainText } from '../parts/plain-text.ts';
import styles from '../parts/page.module.css';

export { action } from '../features/contact/form-action.ts';

const keyOf = (pathname: string) => ({ url_path: pathname.replace(/^\/+/, '') });

export const loader = async ({ dispatch, url }: LoaderContext): Promise<PageResult | void> => {
  const once = { subscribe: false };
  const [page] = await Promise.all([
    dispatch(contentApi.endpoints.contentPage.initiate(keyOf(url.pathname), once)),
    dispatch(siteApi.endpoints.siteConfig.initiate(undefined, once)),
  ]);
  return failureStatus(page);
};

export const head = ({ getState, url }: LoaderContext): PageHead => {
  const state = getState();
  const { data } = contentApi.endpoints.contentPage.select(keyOf(url.pathname))(state);
  const service = siteApi.endpoints.siteConfig.select(undefined)(state).data?.customer_service;
  if (!data) return { title: brand.name };
  return {
    title: data.title,
    description: plainText(data.content),
    canonical: paths.content(data.url_path),
    jsonLd: service ? [organisation(service, url.origin)] : [],
  };
};

/** How the shop's people are reached, and a form to write to them; `/feedback` is the same with another text. */
export default function ContactPage(): ReactNode {
  const { t } = useTranslation('catalog');
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const { currentData, isError, ...page } = useContentPageQuery(keyOf(pathname));
  const isFeedback = pathname === paths.feedback();
  const orderId = query.get('order_id') ?? '';
  const notice = contactNotices.find((known) => known === query.get('notice')) ?? null;
  return (
    <Container width="text" className={styles.page}>
      {currentData && (
        <ContentView page={currentData}>
          <ContactForm
            key={`${pathname} ${orderId}`}
            topic={isFeedback ? 'feedback' : orderId === '' ? undefined : 'order'}
            orderId={orderId}
            action={pathname}
            notice={notice}
          />
        </ContentView>
      )}
      {!currentData && isError && <LoadFailure t={t} title={t('content.failed')} query={page} headingLevel={1} />}
      {!currentData && !isError && <Skeleton shape="lines" lines={12} />}
    </Container>
  );
}
