import type { Language } from '@shop/contract';
import { formatMoney } from '@shop/format';

export type Words = Readonly<Record<Language, string>>;

/** What a call is refused with: a code of the contract, and words that the person reads. */
export class Refusal extends Error {
  readonly code: number;
  readonly words: Words;
  readonly result: unknown;

  constructor(code: number, words: Words, result: unknown = null) {
    super(words.en);
    this.code = code;
    this.words = words;
    this.result = result;
  }
}

/** An answer with another code than 200 that is no error, such as 301 of `pathResolve`. */
export class Answer<T> {
  readonly code: number;
  readonly result: T;

  constructor(code: number, result: T) {
    this.code = code;
    this.result = result;
  }
}

export const refusals = {
  signIn: () => new Refusal(401, { en: 'Please sign in.', fr: 'Veuillez vous connecter.' }),
  notFound: () => new Refusal(404, { en: 'We could not find this.', fr: 'Nous ne trouvons pas cela.' }),
  noProduct: () => new Refusal(404, { en: 'This product is not sold here.', fr: 'Ce produit n’est pas vendu ici.' }),
  noItem: () => new Refusal(404, { en: 'This is not in your cart.', fr: 'Ceci n’est pas dans votre panier.' }),
  noOrder: () => new Refusal(404, { en: 'We could not find this order.', fr: 'Nous ne trouvons pas cette commande.' }),
  noAddress: () =>
    new Refusal(404, { en: 'We could not find this address.', fr: 'Nous ne trouvons pas cette adresse.' }),
  noPayment: () =>
    new Refusal(
      409,
      {
        en: 'The payment is used or unknown. Please pay again.',
        fr: 'Le paiement est utilisé ou inconnu. Veuillez payer de nouveau.',
      },
      { field: 'payment_nonce' },
    ),
  otherCart: () =>
    new Refusal(409, {
      en: 'Your cart has changed. Please look at it again.',
      fr: 'Votre panier a changé. Veuillez le revoir.',
    }),
  otherTotal: (grand_total: number) =>
    new Refusal(
      409,
      {
        en: `Your total has changed: it is now ${formatMoney(grand_total, 'en')}. Please check it and pay again.`,
        fr: `Votre total a changé : il est maintenant de ${formatMoney(grand_total, 'fr')}. Veuillez le vérifier et payer de nouveau.`,
      },
      { field: 'grand_total', grand_total },
    ),
  noDelivery: () =>
    new Refusal(409, { en: 'Nothing is delivered to this address.', fr: 'Rien n’est livré à cette adresse.' }),
  noCoupon: () =>
    new Refusal(400, { en: 'This coupon does not fit.', fr: 'Ce coupon ne convient pas.' }, { field: 'coupon_code' }),
  wrongPassword: () =>
    new Refusal(400, {
      en: 'The e-mail or the password is wrong.',
      fr: 'Le courriel ou le mot de passe est incorrect.',
    }),
  hasAccount: () =>
    new Refusal(
      409,
      { en: 'This e-mail has an account already.', fr: 'Ce courriel a déjà un compte.' },
      { field: 'email' },
    ),
  endedLink: () =>
    new Refusal(
      400,
      {
        en: 'This link has ended. Please ask for a new one.',
        fr: 'Ce lien a expiré. Veuillez en demander un nouveau.',
      },
      { field: 'token' },
    ),
  noTextMessages: () =>
    new Refusal(
      400,
      { en: 'This shop sends no text messages.', fr: 'Cette boutique n’envoie pas de messages texte.' },
      { field: 'subscriber_sms' },
    ),
  fullWishlist: () => new Refusal(409, { en: 'Your wishlist is full.', fr: 'Votre liste de souhaits est pleine.' }),
  notListed: () =>
    new Refusal(404, {
      en: 'This is not on your wishlist.',
      fr: 'Ceci n’est pas dans votre liste de souhaits.',
    }),
  appliedBefore: () =>
    new Refusal(409, { en: 'You have applied already.', fr: 'Vous avez déjà présenté une demande.' }),
  openOrders: () =>
    new Refusal(409, {
      en: 'An order is under way. Please come again once it is delivered.',
      fr: 'Une commande est en cours. Veuillez revenir une fois qu’elle sera livrée.',
    }),
  tooLateToCancel: () =>
    new Refusal(409, {
      en: 'This order cannot be cancelled any more.',
      fr: 'Cette commande ne peut plus être annulée.',
    }),
  noReturn: () =>
    new Refusal(409, {
      en: 'These items cannot be sent back, or not any more.',
      fr: 'Ces articles ne peuvent pas être retournés, ou ne peuvent plus l’être.',
    }),
  nothingSold: () =>
    new Refusal(409, {
      en: 'Nothing of this order is sold any more.',
      fr: 'Plus rien de cette commande n’est vendu.',
    }),
  emptyCart: () => new Refusal(409, { en: 'Your cart is empty.', fr: 'Votre panier est vide.' }),
  soldOut: () =>
    new Refusal(409, {
      en: 'There are not as many of these left.',
      fr: 'Il n’en reste pas autant.',
    }),
  field: (field: string) =>
    new Refusal(400, { en: `“${field}” is missing or wrong.`, fr: `« ${field} » manque ou est incorrect.` }, { field }),
  notOffered: () =>
    new Refusal(404, { en: 'This shop does not offer that.', fr: 'Cette boutique ne propose pas cela.' }),
  away: () =>
    new Refusal(503, {
      en: 'The shop cannot reach its server at the moment. Please try again.',
      fr: 'La boutique ne peut pas joindre son serveur pour le moment. Veuillez réessayer.',
    }),
} as const;
