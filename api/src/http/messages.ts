import type { Message } from '../domain/messages.ts';

/** Messages about requests before or outside of a call. */
export const httpMessages = {
  cardSent: {
    en: 'Please do not send a card number here. It was not kept. A card is only ever typed into the fields for it on the payment page.',
    fr: 'Veuillez ne pas envoyer de numéro de carte ici. Il n’a pas été conservé. Une carte ne s’inscrit que dans les champs prévus sur la page de paiement.',
  },
  sessionNeeded: { en: 'Your session has ended.', fr: 'Votre session est terminée.' },
  otherSite: {
    en: 'This request did not come from the shop.',
    fr: 'Cette requête ne provient pas de la boutique.',
  },
  unsigned: {
    en: 'This notice did not come from the payment provider.',
    fr: 'Cet avis ne provient pas du fournisseur de paiement.',
  },
  unreadable: { en: 'The request could not be read.', fr: 'La requête est illisible.' },
  filesAway: {
    en: 'Pictures and films cannot be kept or shown just now. Nothing was sent; please try again in a moment.',
    fr: 'Les photos et les films ne peuvent être ni conservés ni affichés pour l’instant. Rien n’a été envoyé; veuillez réessayer dans un instant.',
  },
  noCsv: { en: 'This takes a file as text/csv.', fr: 'Un fichier text/csv est requis.' },
  tooLarge: { en: 'The request is too large.', fr: 'La requête est trop volumineuse.' },
} as const satisfies Record<string, Message>;

export const unknownField = (field: string): Message => ({
  en: `Unknown field: ${field}.`,
  fr: `Champ inconnu : ${field}.`,
});
export const wrongFile = (name: string): Message => ({
  en: `“${name}” is neither a picture (JPEG, PNG, WebP, AVIF) nor a video (MP4, MOV, WebM).`,
  fr: `« ${name} » n’est ni une image (JPEG, PNG, WebP, AVIF) ni une vidéo (MP4, MOV, WebM).`,
});
export const internalError = (requestId: string): Message => ({
  en: `Something went wrong on our side. Please try again later. (Reference ${requestId})`,
  fr: `Un problème est survenu de notre côté. Veuillez réessayer plus tard. (Référence ${requestId})`,
});
