import type { SlotProps } from '@shop/contract';
import { PeopleOffer } from '../features/people-like-me/people-offer.tsx';

/** Slot 'product.reviews': the reviews of people like the reader. */
export default function ReviewsOfPeople(props: SlotProps['product.reviews']) {
  return <PeopleOffer key={props.product_id} {...props} />;
}
