import { useState } from 'react';
import { paths, type ReviewsInPlace, type ReviewView } from '@shop/contract';
import { LoadState } from '@shop/kit';
import { Slot, useNavigate, useTranslation } from '@shop/platform';
import { usePendingSearch } from '../../parts/use-pending-search.ts';
import { Choices } from './choices.tsx';
import { reviewsApi } from './endpoints.ts';
import { manyOpinions, OpinionSearch } from './opinion-search.tsx';
import { Pager } from './pager.tsx';
import { ReviewItem } from './review-item.tsx';
import { readReviewView } from './review-view.ts';
import { searchFields } from './searched-words.ts';
import { Summary } from './summary.tsx';
import styles from './reviews.module.css';

interface Props {
  productId: number;
  /** Of the page that this is on; without it, as in a drawer, nothing is chosen and no address changes. */
  urlPath?: string | undefined;
}

/** Five at a time, in the order and of the kind that the address asks for. */
export const Reviews = ({ productId, urlPath }: Props) => {
  const { t } = useTranslation('catalog');
  const search = usePendingSearch();
  const [drawerPage, setDrawerPage] = useState(1);
  const view = urlPath === undefined ? { page: drawerPage } : readReviewView(search);
  const navigate = useNavigate();
  const [inPlace, setInPlace] = useState<ReviewsInPlace | null>(null);
  const asked = { productId, ...view };
  const { data, ...query } = reviewsApi.useReviewsQuery(asked);
  if (!data) return <LoadState t={t} query={query} title={t('reviews.error')} lines={6} />;
  const { isFetching } = query;
  if (data.summary.reviews_count === 0) return <p className={styles.none}>{t('reviews.empty')}</p>;
  const hrefFor =
    urlPath === undefined
      ? null
      : (to: ReviewView) =>
          paths.productReviewList(urlPath, {
            ...to,
            piid: search.get('piid'),
            faqSearch: search.get(searchFields.faq),
          });
  const shown = inPlace?.page ?? data;
  const onFirstPage = () => {
    if (view.page === 1) return;
    if (hrefFor) void navigate(hrefFor({ ...view, page: 1 }), { preventScrollReset: true });
    else setDrawerPage(1);
  };
  return (
    <div className={styles.columns}>
      <div className={styles.about}>
        <Summary page={shown} view={view} hrefFor={hrefFor} />
        <Slot name="product.reviews" with={{ product_id: productId, view, show: setInPlace, onFirstPage }} />
      </div>
      <div className={styles.list} aria-busy={isFetching}>
        {hrefFor && urlPath !== undefined && (
          <>
            {(view.q !== undefined || data.summary.reviews_count >= manyOpinions) && (
              <OpinionSearch
                urlPath={urlPath}
                among="reviews"
                label={t('reviews.search')}
                q={view.q ?? ''}
                search={search}
              />
            )}
            <Choices
              page={shown}
              view={view}
              hrefFor={hrefFor}
              isFetching={isFetching}
              questionsHref={paths.productOpinionSearch(urlPath, 'faq', {
                ...Object.fromEntries(search),
                ...(view.q !== undefined && { [searchFields.faq]: view.q }),
              })}
            />
          </>
        )}
        {shown.list.map((review) => (
          <ReviewItem key={review.review_id} review={review} asked={asked} said={inPlace?.said[review.review_id]} />
        ))}
        <Pager
          page={shown.page}
          pageSize={shown.page_size}
          total={shown.total}
          busy={isFetching}
          label={t('reviews.pages')}
          {...(hrefFor ? { hrefFor: (page) => hrefFor({ ...view, page }) } : { onPage: setDrawerPage })}
        />
      </div>
    </div>
  );
};
