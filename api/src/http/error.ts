import type { BothLanguages } from '../database/schema/column-types.ts';

/** A text for a person, in the two languages of the shop. */
export type Message = BothLanguages;

/** Ends a call with an envelope of this code; `result` says more where a client can use it. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly code: number;
  readonly text: Message;
  readonly result: unknown;
  /** Seconds after which it may go better; null where waiting does not help. */
  readonly retryAfter: number | null;

  constructor(code: number, text: Message, result: unknown = null, retryAfter: number | null = null) {
    super(text.en);
    this.code = code;
    this.text = text;
    this.result = result;
    this.retryAfter = retryAfter;
  }
}

/** HTTP status of an envelope's code: the code where it is an error status, 200 for answers such as 0 and 301. */
export const httpStatusOf = (code: number): number => {
  if (code === 10404) return 404;
  if (code === 2002) return 429;
  return code >= 400 && code <= 599 ? code : 200;
};

export const messages = {
  cardsClosed: {
    en: 'Card payment is not available at the moment. Nothing was charged.',
    fr: 'Le paiement par carte n’est pas offert en ce moment. Rien n’a été débité.',
  },
  cardSent: {
    en: 'Please do not send a card number here. It was not kept. A card is only ever typed into the fields for it on the payment page.',
    fr: 'Veuillez ne pas envoyer de numéro de carte ici. Il n’a pas été conservé. Une carte ne s’inscrit que dans les champs prévus sur la page de paiement.',
  },
  refundsClosed: {
    en: 'Refunds cannot be made at the moment, so nothing was cancelled. Please try again later.',
    fr: 'Les remboursements sont impossibles en ce moment; rien n’a été annulé. Veuillez réessayer plus tard.',
  },
  methodClosed: {
    en: 'This payment method is not available at the moment. Nothing was charged.',
    fr: 'Ce mode de paiement n’est pas offert en ce moment. Rien n’a été débité.',
  },
  providerSilent: {
    en: 'Our payment provider did not answer. Nothing was charged. Please try again in a moment.',
    fr: 'Notre fournisseur de paiement n’a pas répondu. Rien n’a été débité. Veuillez réessayer dans un instant.',
  },
  cardAgain: {
    en: 'Your card has to be entered again. Nothing was charged.',
    fr: 'Vous devez saisir votre carte de nouveau. Rien n’a été débité.',
  },
  authoriseAgain: {
    en: 'Your payment has to be confirmed again. Nothing was charged.',
    fr: 'Vous devez confirmer de nouveau votre paiement. Rien n’a été débité.',
  },
  notFound: { en: 'We could not find what you asked for.', fr: 'Nous n’avons pas trouvé ce que vous cherchez.' },
  signInNeeded: { en: 'Please sign in.', fr: 'Veuillez vous connecter.' },
  sessionNeeded: { en: 'Your session has ended.', fr: 'Votre session est terminée.' },
  tooMany: {
    en: 'Too many requests. Please wait a moment and try again.',
    fr: 'Trop de requêtes. Veuillez patienter un moment et réessayer.',
  },
  otherSite: {
    en: 'This request did not come from the shop.',
    fr: 'Cette requête ne provient pas de la boutique.',
  },
  busy: {
    en: 'We have very much to do just now. Please try again in a moment.',
    fr: 'Nous sommes très occupés en ce moment. Veuillez réessayer dans un instant.',
  },
  unsigned: {
    en: 'This notice did not come from the payment provider.',
    fr: 'Cet avis ne provient pas du fournisseur de paiement.',
  },
  unreadable: { en: 'The request could not be read.', fr: 'La requête est illisible.' },
  tooLarge: { en: 'The request is too large.', fr: 'La requête est trop volumineuse.' },
} as const satisfies Record<string, Message>;

export const unknownField = (field: string): Message => ({
  en: `Unknown field: ${field}.`,
  fr: `Champ inconnu : ${field}.`,
});
export const missingField = (field: string): Message => ({
  en: `Missing field: ${field}.`,
  fr: `Champ manquant : ${field}.`,
});
export const invalidField = (field: string): Message => ({
  en: `Invalid value: ${field}.`,
  fr: `Valeur non valide : ${field}.`,
});
export const wrongFile = (name: string): Message => ({
  en: `“${name}” is neither a picture (JPEG, PNG, WebP, AVIF) nor a video (MP4, MOV, WebM).`,
  fr: `« ${name} » n’est ni une image (JPEG, PNG, WebP, AVIF) ni une vidéo (MP4, MOV, WebM).`,
});
export const internalError = (requestId: string): Message => ({
  en: `Something went wrong on our side. Please try again later. (Reference ${requestId})`,
  fr: `Un problème est survenu de notre côté. Veuillez réessayer plus tard. (Référence ${requestId})`,
});
