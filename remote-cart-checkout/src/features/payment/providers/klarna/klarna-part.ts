import { inTime } from '../in-time.ts';
import { klarnaPayments, type KlarnaAnswer } from './sdk.ts';

/** `cancelled`: the person closed it, or Klarna says in its own part of the page what is still missing. */
export type KlarnaOutcome = { kind: 'authorised'; token: string } | { kind: 'cancelled' } | { kind: 'declined' };

export interface KlarnaPart {
  /** False when Klarna does not offer this purchase. */
  isOffered: boolean;
  authorise(): Promise<KlarnaOutcome>;
}

export interface KlarnaSession {
  clientToken: string;
  /** Which of Klarna's offers is shown. */
  category: string | undefined;
}

const outcomeOf = ({ approved, authorization_token: token, show_form }: KlarnaAnswer): KlarnaOutcome => {
  if (approved && token) return { kind: 'authorised', token };
  return show_form ? { kind: 'cancelled' } : { kind: 'declined' };
};

/** Draws Klarna's part of the page into an element. */
export const openKlarna = async (container: HTMLElement, session: KlarnaSession): Promise<KlarnaPart> => {
  const payments = await klarnaPayments();
  const options = session.category === undefined ? {} : { payment_method_category: session.category };
  payments.init({ client_token: session.clientToken });
  const loaded = new Promise<KlarnaAnswer>((answered) => payments.load({ container, ...options }, {}, answered));
  const { show_form } = await inTime(loaded, () => undefined);
  return {
    isOffered: show_form,
    authorise: async () =>
      outcomeOf(await new Promise<KlarnaAnswer>((answered) => payments.authorize(options, {}, answered))),
  };
};
