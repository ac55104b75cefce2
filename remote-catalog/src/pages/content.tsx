import type { ReactNode } from 'react';
import { brand, paths, type PageHead, type PageResult } from '@shop/contract';
import { LoadFailure } from '@shop/kit';
import { useLocation, usePage, useTranslation, type LoaderContext } from '@shop/platform';
import { Container, Skeleton } from '@shop/ui';
import { ContentView } from '../features/content/content-view.tsx';
import { contentApi, useContentPageQuery, type ContentKey } from '../features/content/endpoints.ts';
import { SubscribeForm } from '../features/content/subscribe-form.tsx';
import { failureStatus } from '../parts/api-failure.ts';
import { plainText } from '../parts/plain-text.ts';
import styles from '../parts/page.module.css';

/** By the resolved id, or by the address of a route that names its page itself (/terms-conditions). */
const keyOf = (params: Readonly<Record<string, string>>, pathname: string): ContentKey => {
  const id = Number(params.id);
  return Number.isInteger(id) && id > 0 ? { id } : { url_path: pathname.replace(/^\/+/, '') };
};

/** The page that /newsletter-subscribe* resolves to (ROUTE-068). */
const isNewsletter = (urlPath: string): boolean => paths.content(urlPath) === paths.newsletterPage();

export const loader = async ({ dispatch, params, url }: LoaderContext): Promise<PageResult | void> => {
  const asked = contentApi.endpoints.contentPage.initiate(keyOf(params, url.pathname), { subscribe: false });
  return failureStatus(await dispatch(asked));
};

export const head = ({ getState, params, url }: LoaderContext): PageHead => {
  const { data } = contentApi.endpoints.contentPage.select(keyOf(params, url.pathname))(getState());
  if (!data) return { title: brand.name };
  return { title: data.title, description: plainText(data.content), canonical: paths.content(data.url_path) };
};

/** A content page (CAT-004). */
export default function ContentPage(): ReactNode {
  const { t } = useTranslation('catalog');
  const { params } = usePage();
  const { pathname } = useLocation();
  const { currentData, isError, ...query } = useContentPageQuery(keyOf(params, pathname));
  return (
    <Container width="text" className={styles.page}>
      {currentData && (
        <ContentView page={currentData}>{isNewsletter(currentData.url_path) && <SubscribeForm />}</ContentView>
      )}
      {!currentData && isError && <LoadFailure t={t} title={t('content.failed')} query={query} headingLevel={1} />}
      {!currentData && !isError && <Skeleton shape="lines" lines={12} />}
    </Container>
  );
}
