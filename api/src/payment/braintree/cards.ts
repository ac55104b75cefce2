import { Type } from 'typebox';
import { ShopError } from '../../domain/shop-error.ts';
import { centsOf, decimal, ProviderRefused, ProviderSilent, readAs } from '../outside.ts';
import type { CardProvider } from '../provider.ts';
import { providerErrors } from '../provider-errors.ts';
import { braintreeGateway, type BraintreeKeys, type GatewayOptions } from './gateway.ts';
import { braintreeNotice } from './notice.ts';
import { brandOf, isSettled, stateOf, Transaction, transactionFields } from './transaction.ts';
import { paymentMessages } from '../messages.ts';

export interface BraintreeOptions extends BraintreeKeys, Pick<GatewayOptions, 'url' | 'timeout'> {
  /** Gets messages about what an operator has to fix. */
  report: (line: string) => void;
}

const clientTokenMutation = `mutation ($input: CreateClientTokenInput) {
  createClientToken(input: $input) { clientToken } }`;
const authoriseMutation = `mutation ($input: AuthorizeCreditCardInput!) {
  authorizeCreditCard(input: $input) { transaction { ${transactionFields} } } }`;
const captureMutation = `mutation ($input: CaptureTransactionInput!) {
  captureTransaction(input: $input) { transaction { ${transactionFields} } } }`;
const reverseMutation = `mutation ($input: ReverseTransactionInput!) {
  reverseTransaction(input: $input) { reversal { ... on Transaction { id } ... on Refund { id } } } }`;
const refundMutation = `mutation ($input: RefundTransactionInput!) {
  refundTransaction(input: $input) { refund { id } } }`;
const transactionQuery = `query ($id: ID!) { node(id: $id) { ... on Transaction { ${transactionFields} } } }`;

const Id = Type.Object({ id: Type.String({ minLength: 1 }) });
const ClientToken = Type.Object({ createClientToken: Type.Object({ clientToken: Type.String({ minLength: 1 }) }) });
const Authorised = Type.Object({ authorizeCreditCard: Type.Object({ transaction: Transaction }) });
const Captured = Type.Object({ captureTransaction: Type.Object({ transaction: Transaction }) });
const Reversed = Type.Object({ reverseTransaction: Type.Object({ reversal: Id }) });
const Refunded = Type.Object({ refundTransaction: Type.Object({ refund: Id }) });
const Found = Type.Object({ node: Transaction });

/**
 * Cards through Braintree: its own fields in the page give a nonce, good once; the amount is set aside with it, and
 * taken when the order stands. An authorisation whose answer was lost takes no money: it lapses.
 */
export const braintreeCards = ({ merchantAccount, report, ...gatewayOptions }: BraintreeOptions): CardProvider => {
  const send = braintreeGateway(gatewayOptions);
  const errors = providerErrors('Braintree', report);
  const account = merchantAccount === null ? {} : { merchantAccountId: merchantAccount };

  const find = async (id: string): Promise<Transaction> => readAs(Found, await send(transactionQuery, { id })).node;
  const reverse = async (transactionId: string): Promise<string> =>
    readAs(Reversed, await send(reverseMutation, { input: { transactionId } })).reverseTransaction.reversal.id;
  const release = async (payment: string): Promise<void> => {
    try {
      await reverse(payment);
    } catch (reverseError) {
      try {
        // It may be refused because nothing is authorised any more, which the transaction tells. Taken money is for
        // `refund` to give back.
        if (!(reverseError instanceof ProviderRefused) || stateOf(await find(payment)) === 'pending')
          throw reverseError;
      } catch (error) {
        errors.releasing(error);
      }
    }
  };

  return {
    name: 'braintree',
    open: true,
    clientToken: async () => {
      try {
        const data = await send(clientTokenMutation, { input: { clientToken: account } });
        return readAs(ClientToken, data).createClientToken.clientToken;
      } catch (error) {
        return errors.beforePaying(error);
      }
    },

    authorise: async (token, amount) => {
      if (amount === 0) throw new ShopError(409, paymentMessages.totalChanged);
      const input = { paymentMethodId: token, transaction: { amount: decimal(amount), ...account } };
      try {
        const { transaction } = readAs(Authorised, await send(authoriseMutation, { input })).authorizeCreditCard;
        const { currencyCode, value } = transaction.amount;
        const accepted = transaction.status === 'AUTHORIZED';
        if (accepted && (currencyCode !== 'CAD' || centsOf(value) !== amount)) {
          await release(transaction.id).catch(() => undefined);
          throw new ProviderSilent(`it set ${value} ${currencyCode} aside in place of ${decimal(amount)} CAD`);
        }
        const { brandCode, last4 } = transaction.paymentMethodSnapshot ?? {};
        return { nonce: transaction.id, cardType: brandOf(brandCode), lastFour: last4 ?? '', accepted };
      } catch (error) {
        // A nonce that was used, has run out or was made up: the card has to be typed again.
        if (error instanceof ProviderRefused) throw new ShopError(409, paymentMessages.cardAgain);
        return errors.beforePaying(error);
      }
    },

    collect: async ({ payment, amount, key }) => {
      const transaction = { amount: decimal(amount), orderId: key };
      const input = { transactionId: payment, transaction };
      try {
        return stateOf(readAs(Captured, await send(captureMutation, { input })).captureTransaction.transaction);
      } catch (captureError) {
        // It may be refused because it was taken before, which the transaction tells.
        try {
          const found = stateOf(await find(payment));
          if (found !== 'pending' || !(captureError instanceof ProviderRefused)) return found;
          return errors.whileWaiting(captureError);
        } catch (error) {
          return errors.whileWaiting(error);
        }
      }
    },

    refund: async ({ payment, amount, key }) => {
      try {
        const transaction = await find(payment);
        const earlier = transaction.refunds?.find(({ orderId, status }) => orderId === key && status !== 'FAILED');
        if (earlier) return earlier.id;
        if (transaction.status === 'VOIDED') return transaction.id;
        if (isSettled(transaction)) {
          const refund = { amount: decimal(amount), orderId: key };
          const data = await send(refundMutation, { input: { transactionId: payment, refund } });
          return readAs(Refunded, data).refundTransaction.refund.id;
        }
        if (centsOf(transaction.amount.value) === amount) return await reverse(payment);
        throw new ProviderSilent('a part of a payment can be paid back only once the bank has settled it');
      } catch (error) {
        return errors.refunding(error);
      }
    },

    release,
    notice: (notice) => braintreeNotice(gatewayOptions, notice, report),
  };
};
