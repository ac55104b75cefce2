import type { HostedFields, HostedFieldFieldOptions } from 'braintree-web/hosted-fields';
import { inTime } from '../in-time.ts';
import { openBankCheck, type BankCheck, type ShowBank } from './bank-check.ts';
import { cardDeclined, refusalOf, type CardField, type CardRefusal } from './refusals.ts';

/** Where a field goes, and what a screen reader calls it. */
export type CardFieldPlaces = Readonly<
  Record<CardField, { container: HTMLElement; title: string; placeholder?: string }>
>;

export type CardNonce = { kind: 'nonce'; nonce: string } | CardRefusal;

/** Braintree's card fields in the page. What is typed into them reaches no code of the shop. */
export interface CardFields {
  /** Has the card, and where it must be its bank, say yes to `amount` (cents). Never rejects. */
  authorise(given: { amount: number; cardholderName: string; email: string | null }): Promise<CardNonce>;
  focus(field: CardField): void;
  /** The person closes the bank's question. */
  cancelBank(): void;
  close(): void;
}

/** The frames have no styles of the page's. 16 px: with less a phone zooms into the field. */
const styles = { input: { 'font-size': '16px', 'font-family': 'system-ui, sans-serif' } };

const open = async (token: string, places: CardFieldPlaces, showBank: ShowBank): Promise<CardFields> => {
  const [clientModule, fieldsModule] = await Promise.all([
    import('braintree-web/client'),
    import('braintree-web/hosted-fields'),
  ]);
  const client = await clientModule.create({ authorization: token });
  const fieldOf = ({ container, title, placeholder }: CardFieldPlaces[CardField]) => ({
    container,
    iframeTitle: title,
    internalLabel: title,
    ...(placeholder !== undefined && { placeholder }),
  });
  const fields: HostedFieldFieldOptions = {
    number: fieldOf(places.number),
    expirationDate: fieldOf(places.expirationDate),
    cvv: fieldOf(places.cvv),
  };
  const [hosted, bank]: [HostedFields, BankCheck | null] = await Promise.all([
    fieldsModule.create({ client, fields, styles }),
    openBankCheck(client, showBank),
  ]);
  return {
    async authorise({ amount, cardholderName, email }) {
      try {
        const card = await hosted.tokenize({ cardholderName });
        const nonce = bank ? await bank.confirm(card, (amount / 100).toFixed(2), email) : card.nonce;
        return nonce === null ? cardDeclined : { kind: 'nonce', nonce };
      } catch (error) {
        return refusalOf(error);
      }
    },
    focus: (field) => hosted.focus(field),
    cancelBank: () => bank?.cancel(),
    close: () => {
      bank?.close();
      hosted.teardown().catch(() => undefined);
    },
  };
};

/** Loads Braintree's SDK and puts its fields into the page; rejects when that does not work within 20 s. */
export const openCardFields = (token: string, places: CardFieldPlaces, showBank: ShowBank): Promise<CardFields> =>
  inTime(open(token, places, showBank), (late) => late.close());
