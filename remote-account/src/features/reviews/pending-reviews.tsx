import { paths } from '@shop/contract';
import { formatDate } from '@shop/format';
import { LoadState, PagesOfList } from '@shop/kit';
import { Link, useLanguage, useTranslation } from '@shop/platform';
import { NothingBought } from '../../parts/nothing-bought.tsx';
import { ProductLine } from '../../parts/product-line.tsx';
import { reviewsApi } from './endpoints.ts';
import lines from '../../parts/line.module.css';

interface Props {
  page: number;
  /** A hint above the list when it is not empty. */
  lead?: string;
}

export const PendingReviews = ({ page, lead }: Props) => {
  const { t } = useTranslation('account');
  const language = useLanguage();
  const { currentData, ...query } = reviewsApi.usePendingReviewsQuery(page);
  if (!currentData) return <LoadState t={t} query={query} title={t('reviews.failed')} lines={10} />;
  if (currentData.total === 0) return <NothingBought title={t('reviews.nothingPending')} />;
  return (
    <>
      {lead && <p>{lead}</p>}
      <ul className={lines.lines} aria-label={t('reviews.pending')}>
        {currentData.list.map(({ product, bought_at }) => (
          <ProductLine key={product.entity_id} name={product.name} thumbnail={product.thumbnail} product={product}>
            <p className={lines.quiet}>{t('bought.on', { date: formatDate(bought_at, language) })}</p>
            <div className={lines.ways}>
              <Link
                href={paths.writeReview(product.entity_id)}
                aria-label={t('reviews.writeNamed', { name: product.name })}
              >
                {t('reviews.write')}
              </Link>
            </div>
          </ProductLine>
        ))}
      </ul>
      <PagesOfList
        t={t}
        {...currentData}
        label={t('reviews.pages')}
        page={page}
        hrefFor={(other) => paths.reviews('pending', other)}
      />
    </>
  );
};
