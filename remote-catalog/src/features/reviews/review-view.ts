import { languages, lastPage, reviewSorts, type ReviewView } from '@shop/contract';
import { idOf } from '@shop/kit';
import { searchedWords } from './searched-words.ts';

const oneOf = <V extends string>(values: readonly V[], text: string | null): V | undefined =>
  values.find((value) => value === text);

/** Reads an address; anything that makes no sense is left out, and so is the order that there is anyway. */
export const readReviewView = (search: URLSearchParams): ReviewView & { page: number } => {
  const sort = oneOf(reviewSorts, search.get('review_sort'));
  const star = search.get('review_star') ?? '';
  const language = oneOf(languages, search.get('review_language'));
  return {
    page: Math.min(idOf(search, 'review_page') ?? 1, lastPage),
    ...(sort && sort !== 'newest' && { sort }),
    ...(/^[1-5]$/.test(star) && { star: Number(star) }),
    ...(language && { language }),
    ...(search.get('review_photos') === '1' && { photos: 1 }),
    ...(search.get('review_verified') === '1' && { verified: 1 }),
    ...searchedWords(search, 'reviews'),
  };
};

/** Whether a view leaves reviews out. */
export const isChosen = ({ star, language, photos, verified, q }: ReviewView): boolean =>
  Boolean(star ?? language ?? photos ?? verified ?? q);

/** The view with a choice taken, or taken back where it was; always from its first page. */
export const toggled = <K extends 'star' | 'language' | 'photos' | 'verified'>(
  { page: _page, ...view }: ReviewView,
  key: K,
  value: NonNullable<ReviewView[K]>,
): ReviewView => {
  const { [key]: before, ...others } = view;
  return before === value ? others : { ...view, [key]: value };
};
