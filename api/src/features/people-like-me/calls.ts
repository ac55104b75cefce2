import { leastPeople, pageSizes } from '@shop/contract';
import { ShopError } from '../../domain/shop-error.ts';
import { callsFor } from '../../http/call.ts';
import { choicesOf, reviewsAnswer } from '../../http/catalogue/opinions.ts';
import { sayOfReviewer } from './flow.ts';
import { groupsBy, reviewsBy } from './queries.ts';
import { heightsNear } from './rules.ts';
import { peopleMessages } from './texts.ts';

/** Reviews of people like the reader, and what their writers say of themselves. */
export const peopleLikeMeCalls = {
  ...callsFor('public', {
    peopleLikeMe: async ({ services: { db }, query: { product_id: productId, height, room, ...query }, language }) => {
      if (height === undefined && room === undefined)
        throw new ShopError(400, peopleMessages.neither, { field: 'height' });
      const { page = 1, page_size: pageSize = pageSizes.reviews, sort = 'newest' } = query;
      const people = { heights: height === undefined ? null : heightsNear(height), room: room ?? null };
      const [groups, list] = await Promise.all([
        groupsBy(db, productId, people),
        reviewsBy(db, people, { productId, page, pageSize }, sort, choicesOf(query)),
      ]);
      const reviews = reviewsAnswer(
        { reviews: groups, gallery: [], questions: 0 },
        list.map((one) => one.review),
        query,
        language,
      );
      const { reviews_count, reviewStar } = reviews.summary;
      return {
        reviews,
        between: people.heights,
        people: reviews_count,
        average: reviews_count < leastPeople ? null : reviewStar,
        writers: list.map(({ review, writer }) => ({ review_id: review.id, ...writer })),
      };
    },
  }),
  ...callsFor('customer', {
    aboutReviewer: ({ services, who, body }) => sayOfReviewer(services, who.customerId, body),
  }),
};
