import type { ActionAnswer, CallName, Language } from '@shop/contract';

/** An action's call that was refused, or that nobody answered. */
export type Refused = Extract<ActionAnswer<CallName>, { ok: false }>;

const unanswered: Record<Language, string> = {
  en: 'The shop did not answer, so nothing was done. Please try again.',
  fr: 'La boutique n’a pas répondu; rien n’a été fait. Veuillez réessayer.',
};

/** What a person is told of it, and the field that it is about; an answer without a text of its own counts as none. */
export const refusalOf = ({ message, result }: Refused, language: Language): { message: string; field?: string } => {
  const field =
    typeof result === 'object' && result !== null && 'field' in result ? { field: String(result.field) } : {};
  return { message: message || unanswered[language], ...field };
};
