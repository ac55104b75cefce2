import type { Language } from '@shop/contract';
import { textsIn } from '@shop/qa';

const kinds = ['cart', 'wishlist', 'viewed'] as const;

/** The notice of how many things of a visit came along into an account. */
export const mergedFromVisit = (
  language: Language,
  things: Partial<Record<(typeof kinds)[number], number>>,
): string => {
  const text = textsIn(language);
  const parts = kinds.flatMap((kind) => {
    const count = things[kind];
    return count === undefined ? [] : [text(`account:merge.${kind}`, { count })];
  });
  const list = new Intl.ListFormat(`${language}-CA`, { type: 'conjunction' }).format(parts);
  return text('account:merge.joined', { list });
};
