import { memo, Suspense } from 'react';
import { Skeleton } from '@shop/ui';
import { Questions, Reviews } from '#opinions';
// Here for the page's own style sheet: the server draws reviews before their script is loaded.
import './reviews.module.css';
import '../../parts/chips.module.css';

interface Props {
  productId: number;
  /** On the product's own page: what is chosen of its reviews and questions is in the address. */
  urlPath?: string;
}

/**
 * The server draws reviews whole; a browser keeps what the server drew and brings it to life after the
 * first view (package.json, `imports`). Kept from updates: one would make React give up what the server drew.
 */
export const ReviewsPlace = memo(function ReviewsPlace(reviews: Props) {
  return (
    <Suspense fallback={<Skeleton shape="lines" lines={6} />}>
      <Reviews {...reviews} />
    </Suspense>
  );
});

/** The same for questions. */
export const QuestionsPlace = memo(function QuestionsPlace(questions: Props) {
  return (
    <Suspense fallback={<Skeleton shape="lines" lines={6} />}>
      <Questions {...questions} />
    </Suspense>
  );
});
