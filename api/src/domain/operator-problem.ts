import type { Message } from './messages.ts';

/** A problem that an operator can correct; the message is for them. `code` is the contract's, as of a `ShopError`. */
export class OperatorProblem extends Error {
  override name = 'OperatorProblem';
  readonly code: 400 | 404 | 409;
  /** In both languages; null for what is said in English alone. */
  readonly text: Message | null;

  constructor(message: string | Message, code: 400 | 404 | 409 = 409) {
    super(typeof message === 'string' ? message : message.en);
    this.text = typeof message === 'string' ? null : message;
    this.code = code;
  }
}

const things = {
  application: 'de demande',
  category: 'de catégorie',
  coupon: 'de coupon',
  customer: 'de client',
  key: 'de clé',
  message: 'de message',
  order: 'de commande',
  parcel: 'de colis',
  person: 'de personne',
  product: 'de produit',
  question: 'de question',
  return: 'de retour',
  review: 'd’avis',
  webhook: 'de crochet Web',
} as const;

/** What there is not, by its number or name. */
export const noSuch = (thing: keyof typeof things, which: string | number, code: 400 | 404 = 404): OperatorProblem =>
  new OperatorProblem({ en: `There is no ${thing} ${which}.`, fr: `Il n’y a pas ${things[thing]} ${which}.` }, code);
