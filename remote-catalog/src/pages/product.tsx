import { memo, useEffect, useRef } from 'react';
import { brand, paths, type CallInput, type PageHead, type PageResult, type Product } from '@shop/contract';
import { LoadState } from '@shop/kit';
import {
  failureStatus,
  productApi,
  Slot,
  useFlag,
  useLocation,
  usePage,
  useTranslation,
  type LoaderContext,
} from '@shop/platform';
import { classNames, Container, heldPictures, Skeleton, prepareHtml } from '@shop/ui';
import { breadcrumbList, productJsonLd } from '#structured-data';
import { DeliveryLine } from '../features/delivery/delivery-line.tsx';
import { WatchVideos } from '../features/install-videos/watch-videos.tsx';
import { places, ProductBanner, TabList } from '../features/product/page-sections.tsx';
import { ProductDetails } from '../features/product/product-details.tsx';
import { ProductView, type EarlyParts } from '../features/product/product-view.tsx';
import { useViewItem } from '../features/product/use-view-item.ts';
import { chooseVariant } from '../features/product/variants.ts';
import { ProductEnd } from '../features/product/product-end.tsx';
import { reviewsApi } from '../features/reviews/endpoints.ts';
import { QuestionsPlace, ReviewsPlace } from '../features/reviews/opinions-place.tsx';
import { readReviewView } from '../features/reviews/review-view.ts';
import { searchedWords } from '../features/reviews/searched-words.ts';
import { plainText } from '../parts/plain-text.ts';
import { useBelow } from '../parts/use-below.ts';
import { usePendingSearch } from '../parts/use-pending-search.ts';
import { Section } from '../parts/section.tsx';
import styles from '../parts/page.module.css';
import { LinkedHtml } from '../parts/linked-html.tsx';

let parts: EarlyParts | undefined;

/** Loads what is shown of a product before its data is there. */
export const early = async (): Promise<void> => {
  parts ??= await import('../features/product/early-parts.tsx');
};

/** The key is the resolved id; a feed path (/product/…) holds the product's id or its path (PDP-039). */
const keyOf = (params: Readonly<Record<string, string>>): CallInput<'productDetail'>['query'] => {
  const wanted = params.id ?? params['*'] ?? '';
  return /^[1-9]\d{0,8}$/.test(wanted) ? { id: Number(wanted) } : { url_path: wanted };
};

const piidOf = (search: URLSearchParams): number | null => {
  const text = search.get('piid');
  return text === null || text === '' ? null : Number(text);
};

export const loader = async ({ dispatch, params, url }: LoaderContext): Promise<PageResult | void> => {
  void prepareHtml();
  const key = keyOf(params);
  const asked = dispatch(productApi.endpoints.product.initiate(key, { subscribe: false }));
  const opinions = async (productId: number): Promise<void> => {
    const reviews = { productId, ...readReviewView(url.searchParams) };
    await Promise.all([
      dispatch(reviewsApi.endpoints.reviews.initiate(reviews, { subscribe: false })),
      dispatch(
        productApi.endpoints.questions.initiate(
          { productId, page: 1, ...searchedWords(url.searchParams, 'faq') },
          { subscribe: false },
        ),
      ),
    ]);
  };
  // With the id known, nothing has to wait for the product.
  const [found] = await Promise.all([asked, key.id ? opinions(key.id) : undefined]);
  if (!found.data) return failureStatus(found.error);
  if (!key.id) await opinions(found.data.entity_id);
  return undefined;
};

export const head = ({ getState, params, url, language }: LoaderContext): PageHead => {
  const { data } = productApi.endpoints.product.select(keyOf(params))(getState());
  if (!data) return { title: brand.name };
  const shown = chooseVariant(data.relation, piidOf(url.searchParams));
  return {
    title: data.name,
    description: plainText(data.highlights.join(' ') || data.texts.key_features),
    canonical: paths.product(data.url_path),
    image: data.gallery[0]?.pre_image,
    jsonLd: [productJsonLd(data, shown, { url, language }), breadcrumbList(data.position, { url, language })],
  };
};

/** `position=reviews` and `position=faq` scroll to those parts once they are there (ROUTE-071, ROUTE-072). */
const usePosition = (search: URLSearchParams, ready: boolean): void => {
  const { key } = useLocation();
  const done = useRef<string>(undefined);
  useEffect(() => {
    // Read here, because what is in view does not depend on it: the page is the same for everyone.
    const position = search.get('position');
    if (!ready || done.current === key || (position !== places.reviews && position !== places.faq)) return;
    done.current = key;
    document.getElementById(position)?.scrollIntoView();
  }, [ready, key, search]);
};

/** Reviews stand after the description, or before it. */
const Below = memo(function Below({ product }: { product: Product }) {
  const { t } = useTranslation('catalog');
  const reviewsFirst = useFlag('catalog.reviews-first');
  const isDrawn = useBelow();
  const reviews = (
    <Section id={places.reviews} title={t('reviews.title')}>
      <ReviewsPlace key={product.entity_id} productId={product.entity_id} urlPath={product.url_path} />
    </Section>
  );
  if (!isDrawn) return null;
  return (
    <>
      <ProductBanner product={product} />
      <TabList reviewsFirst={reviewsFirst} />
      {reviewsFirst && reviews}
      <Section id={places.overview} title={t('details.title')}>
        <ProductDetails product={product} />
        {product.texts.aplus && <LinkedHtml html={product.texts.aplus} />}
      </Section>
      {product.has_video && (
        <Section title={t('videos.title')}>
          <WatchVideos key={product.entity_id} productId={product.entity_id} urlPath={product.url_path} />
        </Section>
      )}
      {!reviewsFirst && reviews}
      <Section id={places.faq} title={t('faq.title')}>
        <QuestionsPlace key={product.entity_id} productId={product.entity_id} urlPath={product.url_path} />
      </Section>
      <ProductEnd product={product} />
    </>
  );
});

/** Product detail (GUARD-014 to GUARD-016). */
export default function ProductPage() {
  const { t } = useTranslation('catalog');
  const search = usePendingSearch();
  const { params, known } = usePage();
  const query = productApi.useProductQuery(keyOf(params));
  const { currentData: product, isError, refetch, fulfilledTimeStamp = 0 } = query;
  const card = known?.type === 'product' ? known.card : null;
  const shownAs = parts && card ? { parts, card } : null;
  usePosition(search, product !== undefined);
  useViewItem(product);

  if (!product && (isError || !shownAs)) {
    const said = { title: t('product.error.title'), hint: t('product.error.text') };
    return (
      <Container className={styles.page}>
        <LoadState t={t} query={query} {...said} headingLevel={1} shape={<Skeleton shape="block" height="picture" />} />
      </Container>
    );
  }
  const piid = piidOf(search);
  const variant = product ? chooseVariant(product.relation, piid) : null;
  const id = product?.entity_id ?? known?.id;
  return (
    <Container className={classNames(styles.stack, heldPictures)}>
      <ProductView
        key={id}
        product={product ?? null}
        early={card?.entity_id === id ? shownAs : null}
        variant={variant}
        piid={piid}
        since={fulfilledTimeStamp}
        onPriceEnd={() => void refetch()}
        delivery={product && <DeliveryLine product={product} variant={variant} />}
      />
      {product && <Below key={`below-${product.entity_id}`} product={product} />}
      {product && <Slot name="product.bar" with={{ product, piid: variant?.piid ?? null }} />}
    </Container>
  );
}
