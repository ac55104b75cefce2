import { pageSizes, type Language, type ReviewSort } from '@shop/contract';
import { and, asc, count, desc, eq, inArray, sql, type Placeholder, type SQL } from 'drizzle-orm';
import { first, schema, selectRows, type Queryable } from '../connection.ts';
import { preparedQuery, unnamed } from '../prepared-query.ts';

const { review, question } = schema;

export interface PageRequest {
  productId: number;
  /** From 1. */
  page: number;
  pageSize: number;
}

const shownOf = (productId: SQL | Placeholder): SQL => sql`product_id = ${productId} and state = 'shown'`;
export const hasPhotos = sql.raw(`jsonb_array_length(pictures) > 0`);

/** Which reviews somebody wants to read; null is any. */
export interface ReviewChoices {
  star: number | null;
  language: string | null;
  photos: boolean;
  verified: boolean;
}

export const reviewOrders: Readonly<Record<ReviewSort, readonly SQL[]>> = {
  newest: [],
  helpful: [desc(review.helpful)],
  highest: [desc(review.stars)],
  lowest: [asc(review.stars)],
};

const chosen = ({ star, language, photos, verified }: Record<keyof ReviewChoices, Placeholder>): SQL =>
  sql`(${star}::int is null or stars = ${star}::int) and (${language}::text is null or language = ${language}::text)
    and (not ${photos}::boolean or ${hasPhotos}) and (not ${verified}::boolean or verified)`;

const reviewsBy = (sort: ReviewSort) =>
  preparedQuery((db: Queryable) =>
    db
      .select()
      .from(review)
      .where(
        and(
          shownOf(sql.placeholder('productId')),
          chosen({
            star: sql.placeholder('star'),
            language: sql.placeholder('language'),
            photos: sql.placeholder('photos'),
            verified: sql.placeholder('verified'),
          }),
        ),
      )
      .orderBy(...reviewOrders[sort], desc(review.createdAt), desc(review.id))
      .limit(sql.placeholder('pageSize'))
      .offset(sql.placeholder('before'))
      .prepare(unnamed),
  );
const reviews = {
  newest: reviewsBy('newest'),
  helpful: reviewsBy('helpful'),
  highest: reviewsBy('highest'),
  lowest: reviewsBy('lowest'),
};

export const reviewsOf = (
  db: Queryable,
  { productId, page, pageSize }: PageRequest,
  sort: ReviewSort,
  choices: ReviewChoices,
) => reviews[sort](db, { ...choices, productId, pageSize, before: (page - 1) * pageSize });

/** How many reviews of a product are alike in all that can be chosen. */
export interface ReviewGroup {
  star: number;
  language: Language;
  photos: boolean;
  verified: boolean;
  count: number;
}

/** How much was said of a product. */
export interface OpinionCounts {
  reviews: readonly ReviewGroup[];
  /** Customers' photos, the newest first: as many as a page shows. */
  gallery: readonly { picture: string; nickname: string }[];
  questions: number;
}

/** The reviews of a product in groups, as JSON. */
export const reviewsCounted = (productId: SQL): SQL => sql`(select coalesce(json_agg(counted), '[]')
  from (select stars as star, language, ${hasPhotos} as photos, verified, count(*) as count from review
    where ${shownOf(productId)} group by 1, 2, 3, 4) counted)`;

/** The newest photos of a product's customers, as JSON. */
export const galleryOf = (productId: SQL): SQL => sql`(select coalesce(json_agg(shown), '[]')
  from (select one.picture, author as nickname
    from review cross join lateral jsonb_array_elements_text(pictures) with ordinality as one(picture, place)
    where ${shownOf(productId)} and ${hasPhotos}
    order by created_at desc, id desc, one.place limit ${sql.raw(String(pageSizes.customerPhotos))}) shown)`;

export const questionsCounted = (productId: SQL): SQL =>
  sql`(select count(*)::int from question where product_id = ${productId})`;

/** Counts of a product's reviews and questions, in one statement; null without the product. */
export const opinionCounts = (db: Queryable, productId: number): Promise<OpinionCounts | null> =>
  first(
    selectRows<OpinionCounts>(
      db,
      sql`select ${reviewsCounted(sql`p.id`)} as reviews, ${galleryOf(sql`p.id`)} as gallery,
        ${questionsCounted(sql`p.id`)} as questions
      from product p where p.id = ${productId}`,
    ),
  );

const questions = preparedQuery((db: Queryable) =>
  db
    .select()
    .from(question)
    .where(eq(question.productId, sql.placeholder('productId')))
    .orderBy(desc(question.createdAt), desc(question.id))
    .limit(sql.placeholder('pageSize'))
    .offset(sql.placeholder('before'))
    .prepare(unnamed),
);

export const questionsOf = (db: Queryable, { productId, page, pageSize }: PageRequest) =>
  questions(db, { productId, pageSize, before: (page - 1) * pageSize });

/** Opinions of one product, the newest, among which words are searched for. */
const mostSearched = 500;

/** That each of these words begins a word of a text. @param words as `plainWords` gives them */
const hasWords = (text: SQL, words: readonly string[]): SQL | undefined =>
  and(...words.map((word) => sql`plain_text(${text}) ~ ${`(^|[^[:alnum:]])${word}`}`));

/** What whoever reads in a language sees of a review. */
const reviewIn = (language: Language): SQL => sql`case when language <> ${language} and translation is not null
  then (translation->>'title') || ' ' || (translation->>'text')
  else title || ' ' || text end || ' ' || coalesce(reply, '')`;

/**
 * The ids of those shown reviews of a product in which each of these words begins a word; none without words.
 * @param words as `plainWords` gives them
 */
export const reviewsWith = async (
  db: Queryable,
  productId: number,
  words: readonly string[],
  language: Language,
): Promise<number[]> => {
  if (words.length === 0) return [];
  const newest = db
    .select()
    .from(review)
    .where(shownOf(sql`${productId}`))
    .orderBy(desc(review.createdAt), desc(review.id))
    .limit(mostSearched)
    .as('newest');
  const found = await db
    .select({ id: newest.id })
    .from(newest)
    .where(hasWords(reviewIn(language), words));
  return found.map(({ id }) => id);
};

/** These reviews in groups that are alike in all that can be chosen. */
export const reviewGroups = (db: Queryable, which: SQL | undefined): Promise<ReviewGroup[]> => {
  const photos = sql<boolean>`${hasPhotos}`;
  return db
    .select({
      star: review.stars,
      language: sql<Language>`${review.language}`,
      photos,
      verified: review.verified,
      count: count(),
    })
    .from(review)
    .where(which)
    .groupBy(review.stars, review.language, photos, review.verified);
};

/** Of reviews those that are chosen. */
export const areChosen = ({ star, language, photos, verified }: ReviewChoices): SQL | undefined =>
  and(
    star === null ? undefined : eq(review.stars, star),
    language === null ? undefined : eq(review.language, language),
    photos ? hasPhotos : undefined,
    verified ? eq(review.verified, true) : undefined,
  );

/** One page of the reviews with these ids, and all of them in groups. */
export const reviewsAmong = async (
  db: Queryable,
  ids: readonly number[],
  { page, pageSize }: PageRequest,
  sort: ReviewSort,
  choices: ReviewChoices,
) => {
  const which = inArray(review.id, [...ids]);
  const [groups, list] = await Promise.all([
    reviewGroups(db, which),
    db
      .select()
      .from(review)
      .where(and(which, areChosen(choices)))
      .orderBy(...reviewOrders[sort], desc(review.createdAt), desc(review.id))
      .limit(pageSize)
      .offset((page - 1) * pageSize),
  ]);
  return { groups, list };
};

/** What whoever reads in a language sees of a question. */
const questionIn = (language: Language): SQL => sql`case when language <> ${language} and translation is not null
  then (translation->>'text') || ' ' || coalesce(translation->>'answer', answer, '')
  else text || ' ' || coalesce(answer, '') end`;

/**
 * One page of the questions of a product in which each of these words begins a word, newest first, and how many there are.
 * @param words as `plainWords` gives them
 */
export const questionsWith = async (
  db: Queryable,
  { productId, page, pageSize }: PageRequest,
  words: readonly string[],
  language: Language,
) => {
  const newest = db
    .select()
    .from(question)
    .where(eq(question.productId, productId))
    .orderBy(desc(question.createdAt), desc(question.id))
    .limit(mostSearched)
    .as('newest');
  const has = hasWords(questionIn(language), words);
  const [list, [counted]] = await Promise.all([
    db
      .select()
      .from(newest)
      .where(has)
      .orderBy(desc(newest.createdAt), desc(newest.id))
      .limit(pageSize)
      .offset((page - 1) * pageSize),
    db.select({ total: count() }).from(newest).where(has),
  ]);
  return { list, total: counted?.total ?? 0 };
};
