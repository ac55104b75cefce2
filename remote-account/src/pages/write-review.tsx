import type { ActionContext, ActionResult, PageResult } from '@shop/contract';
import { AccountPage, idOf, LoadState, pageOf } from '@shop/kit';
import {
  customerApi,
  failureStatus,
  type LoaderContext,
  productApi,
  useSearchParams,
  useTranslation,
} from '@shop/platform';
import { reviewsApi } from '../features/reviews/endpoints.ts';
import { PendingReviews } from '../features/reviews/pending-reviews.tsx';
import { ReviewForm } from '../features/reviews/review-form.tsx';

/** Loaded by the server alone. */
export const action = async (context: ActionContext): Promise<ActionResult> =>
  (await import('../features/reviews/form-action.ts')).action(context);

export const loader = async ({ dispatch, url: { searchParams } }: LoaderContext): Promise<PageResult | void> => {
  const id = idOf(searchParams, 'product_id');
  const [customer, main] = await Promise.all([
    dispatch(customerApi.endpoints.customer.initiate(undefined, { subscribe: false })),
    id === null
      ? dispatch(
          reviewsApi.endpoints.pendingReviews.initiate(pageOf(searchParams), { subscribe: false, forceRefetch: true }),
        )
      : dispatch(productApi.endpoints.product.initiate({ id }, { subscribe: false })),
  ]);
  if (customer.isError) return failureStatus(customer.error);
  if (main.isError) return failureStatus(main.error);
};

/** The form is shown once the name is known, because a shown form does not take a new initial value. */
const ProductReview = ({ id }: { id: number }) => {
  const { t } = useTranslation('account');
  const { currentData: product, ...query } = productApi.useProductQuery({ id });
  const customer = customerApi.useCustomerQuery();
  if (!product) return <LoadState t={t} query={query} title={t('writeReview.failed')} lines={8} />;
  if (!customer.data) return <LoadState t={t} query={customer} title={t('home.failed')} lines={8} />;
  const { firstName, lastName } = customer.data;
  const nickname = [firstName.trim(), lastName.trim() && `${lastName.trim()[0]}.`].filter(Boolean).join(' ');
  return <ReviewForm key={id} product={product} nickname={nickname} />;
};

/** A review of the product in the address; without one, the products that can be reviewed (ROUTE-051). */
export default function WriteReviewPage() {
  const { t } = useTranslation('account');
  const [query] = useSearchParams();
  const id = idOf(query, 'product_id');
  return (
    <AccountPage t={t} title={t('title.writeReview')}>
      {id === null ? <PendingReviews page={pageOf(query)} lead={t('writeReview.choose')} /> : <ProductReview id={id} />}
    </AccountPage>
  );
}
