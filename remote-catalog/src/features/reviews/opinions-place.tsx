import { memo, Suspense } from 'react';
import { Skeleton } from '@shop/ui';
import { Questions, Reviews } from '#opinions';
// Here for the page's own style sheet: the server draws reviews before their script is loaded.
import './reviews.module.css';

interface Props {
  productId: number;
}

/**
 * The server draws reviews whole; a browser keeps what the server drew and brings it to life after the
 * first view (package.json, `imports`). Kept from updates: one would make React give up what the server drew.
 */
export const ReviewsPlace = memo(function ReviewsPlace({ productId }: Props) {
  return (
    <Suspense fallback={<Skeleton shape="lines" lines={6} />}>
      <Reviews productId={productId} />
    </Suspense>
  );
});

/** The same for questions. */
export const QuestionsPlace = memo(function QuestionsPlace({ productId }: Props) {
  return (
    <Suspense fallback={<Skeleton shape="lines" lines={6} />}>
      <Questions productId={productId} />
    </Suspense>
  );
});
