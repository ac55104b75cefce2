import type { ActionAnswer, CallName, Language } from '@shop/contract';

const unanswered: Record<Language, string> = {
  en: 'The shop did not answer. Please try again.',
  fr: 'La boutique n’a pas répondu. Veuillez réessayer.',
};

/** What a person is told of an action's call that was refused; an answer without a text of its own counts as none. */
export const refusalText = (
  { message }: Pick<Extract<ActionAnswer<CallName>, { ok: false }>, 'message'>,
  language: Language,
): string => message || unanswered[language];
