import { leastPeople, pageSizes } from '@shop/contract';
import { reviewGroups, reviewsWith } from '../../database/catalogue/opinions.ts';
import { ShopError } from '../../domain/shop-error.ts';
import { searchedWords } from '../../domain/text/plain-words.ts';
import { callsFor } from '../../http/call.ts';
import { choicesOf, reviewsAnswer } from '../../http/catalogue/opinions.ts';
import { sayOfReviewer } from './flow.ts';
import { reviewsBy, reviewsOfPeople } from './queries.ts';
import { heightsNear } from './rules.ts';
import { peopleMessages } from './texts.ts';

/** Reviews of people like the reader, and what their writers say of themselves. */
export const peopleLikeMeCalls = {
  ...callsFor('public', {
    peopleLikeMe: async ({ services: { db }, query: { product_id: productId, height, room, ...query }, language }) => {
      if (height === undefined && room === undefined)
        throw new ShopError(400, peopleMessages.neither, { field: 'height' });
      const { page = 1, page_size: pageSize = pageSizes.reviews, sort = 'newest', q } = query;
      const people = { heights: height === undefined ? null : heightsNear(height), room: room ?? null };
      const all = reviewsOfPeople(db, productId, people, null);
      const ids = q === undefined ? null : await reviewsWith(db, productId, searchedWords(q), language);
      const found = ids === null ? all : reviewsOfPeople(db, productId, people, ids);
      const [groups, foundGroups, list] = await Promise.all([
        reviewGroups(db, all),
        ids === null ? undefined : reviewGroups(db, found),
        reviewsBy(db, found, { page, pageSize }, sort, choicesOf(query)),
      ]);
      const reviews = reviewsAnswer(
        { reviews: groups, gallery: [], questions: 0 },
        list.map((one) => one.review),
        query,
        language,
        foundGroups,
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
