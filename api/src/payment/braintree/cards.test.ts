import type { ServerResponse } from 'node:http';
import { answerWith, standIn, type StandIn } from '../../testing/stand-in.ts';
import { ProviderSilent } from '../outside.ts';
import { braintreeCards } from './cards.ts';

type Answers = Readonly<Record<string, (response: ServerResponse) => void>>;
interface Sent {
  query: string;
  variables: { input?: Record<string, unknown>; id?: string };
}

let open: StandIn[] = [];
afterEach(async () => {
  await Promise.all(open.map((service) => service.close()));
  open = [];
});

const transaction = (changes: object = {}) => ({
  id: 'dHJhbnNhY3Rpb25fMQ',
  status: 'AUTHORIZED',
  amount: { value: '1222.33', currencyCode: 'CAD' },
  paymentMethodSnapshot: { brandCode: 'VISA', last4: '1111' },
  refunds: [],
  ...changes,
});
const data = (content: object) => answerWith({ data: content, extensions: { requestId: 'r-1' } });
const refused = (legacyCode: string) =>
  answerWith({
    data: null,
    errors: [{ message: 'Not that.', extensions: { errorClass: 'VALIDATION', errorType: 'user_error', legacyCode } }],
  });
const authorised = (changes?: object) => data({ authorizeCreditCard: { transaction: transaction(changes) } });
const captured = (status: string) => data({ captureTransaction: { transaction: transaction({ status }) } });
const found = (changes: object) => data({ node: transaction(changes) });
/** The connection breaks. */
const nobody = (response: ServerResponse): void => void response.destroy();
/** For whoever is never answered; the others may take as long as a busy machine needs. */
const shortly = 50;

/** Braintree's address, answering by what is asked for. */
const braintree = async (answers: Answers, timeout = 60_000) => {
  const lines: string[] = [];
  const authorizations: unknown[] = [];
  const service = await standIn((response, { body }, { headers }) => {
    authorizations.push([headers.authorization, headers['braintree-version']]);
    const { query }: Sent = JSON.parse(body);
    const name = Object.keys(answers).find((key) => query.includes(`${key}(`));
    if (name === undefined) throw new Error(`Nobody answers ${query}`);
    answers[name]?.(response);
  });
  open.push(service);
  const cards = braintreeCards({
    environment: 'sandbox',
    publicKey: 'public',
    privateKey: 'pr1vate',
    merchantAccount: 'shop_cad',
    url: service.url,
    timeout,
    report: (line) => lines.push(line),
  });
  const sent = () => service.asked.map(({ body }): Sent['variables'] => (JSON.parse(body) as Sent).variables);
  return { cards, lines, sent, authorizations, service };
};
const transfer = { payment: 'dHJhbnNhY3Rpb25fMQ', amount: 122_233, key: '100000042' };

test('CHK-009 a client token is asked for with the keys, for the account in Canadian dollars', async () => {
  const { cards, sent, authorizations } = await braintree({
    createClientToken: data({ createClientToken: { clientToken: 'client-token' } }),
  });
  expect(await cards.clientToken()).toBe('client-token');
  expect(sent()).toEqual([{ input: { clientToken: { merchantAccountId: 'shop_cad' } } }]);
  expect(authorizations).toEqual([[`Basic ${btoa('public:pr1vate')}`, '2019-01-01']]);
});

test('CHK-009 the nonce of the hosted fields sets the amount aside, and the answer says on which card', async () => {
  const { cards, sent } = await braintree({ authorizeCreditCard: authorised() });
  expect(await cards.authorise('nonce-from-the-page', 122_233)).toEqual({
    nonce: 'dHJhbnNhY3Rpb25fMQ',
    cardType: 'Visa',
    lastFour: '1111',
    accepted: true,
  });
  expect(sent()).toEqual([
    {
      input: {
        paymentMethodId: 'nonce-from-the-page',
        transaction: { amount: '1222.33', merchantAccountId: 'shop_cad' },
      },
    },
  ]);
});

test.each(['PROCESSOR_DECLINED', 'GATEWAY_REJECTED', 'FAILED'])('CHK-009 a card is declined: %s', async (status) => {
  const { cards } = await braintree({ authorizeCreditCard: authorised({ status }) });
  expect(await cards.authorise('n', 122_233)).toMatchObject({ accepted: false });
});

test('CHK-009 a nonce that was used before asks for the card again', async () => {
  const { cards } = await braintree({ authorizeCreditCard: refused('93107') });
  await expect(cards.authorise('n', 122_233)).rejects.toMatchObject({ code: 409, message: /entered again/ });
});

test('CHK-009 an account in another currency is no success: what was set aside is given back', async () => {
  const { cards, sent, lines } = await braintree({
    authorizeCreditCard: authorised({ amount: { value: '1222.33', currencyCode: 'USD' } }),
    reverseTransaction: data({ reverseTransaction: { reversal: { id: 'dHJhbnNhY3Rpb25fMQ' } } }),
  });
  await expect(cards.authorise('n', 122_233)).rejects.toMatchObject({ code: 503 });
  expect(sent()[1]).toEqual({ input: { transactionId: 'dHJhbnNhY3Rpb25fMQ' } });
  expect(lines).toEqual([expect.stringContaining('1222.33 USD')]);
});

describe('CHK-009 without an answer that is understood nothing is authorised, and the operator is told', () => {
  test.each([
    ['a broken connection', nobody],
    ['a fault of Braintree’s', answerWith({}, 503)],
    ['wrong keys', answerWith({ errors: [{ message: 'No.', extensions: { errorClass: 'AUTHENTICATION' } }] })],
    ['a text', answerWith('<html>')],
    ['half an answer', data({ authorizeCreditCard: { transaction: { id: 'x' } } })],
    ['null', answerWith('null')],
  ])('%s', async (_, answer) => {
    const { cards, lines } = await braintree({ authorizeCreditCard: answer });
    await expect(cards.authorise('n', 100)).rejects.toMatchObject({ code: 503, message: /Nothing was charged/ });
    expect(lines).toEqual([expect.stringMatching(/^Braintree: a payment could not be prepared/)]);
    expect(lines.join()).not.toContain('pr1vate');
  });
});

test('CHK-009 no answer in time is none', async () => {
  const { cards } = await braintree({ authorizeCreditCard: () => undefined }, shortly);
  await expect(cards.authorise('n', 100)).rejects.toMatchObject({ code: 503 });
});

describe('CHK-009 the money is taken once', () => {
  test('under the order’s number', async () => {
    const { cards, sent } = await braintree({ captureTransaction: captured('SUBMITTED_FOR_SETTLEMENT') });
    expect(await cards.collect?.(transfer)).toBe('accepted');
    expect(sent()).toEqual([
      { input: { transactionId: transfer.payment, transaction: { amount: '1222.33', orderId: '100000042' } } },
    ]);
  });

  test.each([
    ['SUBMITTED_FOR_SETTLEMENT', 'accepted'],
    ['SETTLED', 'accepted'],
    ['AUTHORIZED', 'pending'],
    ['VOIDED', 'declined'],
    ['AUTHORIZATION_EXPIRED', 'declined'],
  ])('an answer that was lost is looked up: %s is %s', async (status, state) => {
    const { cards } = await braintree({ captureTransaction: nobody, node: found({ status }) });
    expect(await cards.collect?.(transfer)).toBe(state);
  });

  test('asked again, what was taken stays taken', async () => {
    const { cards } = await braintree({ captureTransaction: refused('91507'), node: found({ status: 'SETTLING' }) });
    expect(await cards.collect?.(transfer)).toBe('accepted');
  });

  test('with Braintree away it is not known yet', async () => {
    const { cards, lines } = await braintree({ captureTransaction: answerWith({}, 500), node: nobody });
    expect(await cards.collect?.(transfer)).toBe('pending');
    expect(lines).toHaveLength(1);
  });
});

describe('CHK-009 money goes back once', () => {
  test('before the bank has settled it the payment is called off', async () => {
    const { cards, sent } = await braintree({
      node: found({ status: 'SUBMITTED_FOR_SETTLEMENT' }),
      reverseTransaction: data({ reverseTransaction: { reversal: { id: 'void-1' } } }),
    });
    expect(await cards.refund(transfer)).toBe('void-1');
    expect(sent()).toEqual([{ id: transfer.payment }, { input: { transactionId: transfer.payment } }]);
  });

  test('after that it is paid back, under the same number', async () => {
    const { cards, sent } = await braintree({
      node: found({ status: 'SETTLED' }),
      refundTransaction: data({ refundTransaction: { refund: { id: 'refund-1' } } }),
    });
    expect(await cards.refund({ ...transfer, amount: 5_000 })).toBe('refund-1');
    expect(sent()[1]).toEqual({
      input: { transactionId: transfer.payment, refund: { amount: '50.00', orderId: '100000042' } },
    });
  });

  test.each([
    [
      'paid back',
      { status: 'SETTLED', refunds: [{ id: 'refund-1', orderId: '100000042', status: 'SETTLED' }] },
      'refund-1',
    ],
    ['called off', { status: 'VOIDED' }, transfer.payment],
  ])('what was %s before is not paid twice', async (_, changes, reference) => {
    const { cards, sent } = await braintree({ node: found(changes) });
    expect(await cards.refund(transfer)).toBe(reference);
    expect(sent()).toHaveLength(1);
  });

  test('a part of what is not settled, or no answer, is refused, and nothing is called back', async () => {
    const unsettled = await braintree({ node: found({ status: 'SUBMITTED_FOR_SETTLEMENT' }) });
    await expect(unsettled.cards.refund({ ...transfer, amount: 1 })).rejects.toThrow('once the bank has settled it');
    const silent = await braintree({ node: nobody });
    await expect(silent.cards.refund(transfer)).rejects.toThrow(ProviderSilent);
  });

  test.each([
    ['without an answer', nobody, 'fetch failed'],
    ['refused while it is set aside', refused('91504'), 'Not that.'],
  ])('giving up an authorisation %s has failed', async (_, answer, why) => {
    const { cards, lines } = await braintree({ reverseTransaction: answer, node: found({ status: 'AUTHORIZED' }) });
    await expect(cards.release?.(transfer.payment)).rejects.toThrow(why);
    expect(lines).toEqual([expect.stringContaining('was not given up')]);
  });

  test.each(['VOIDED', 'AUTHORIZATION_EXPIRED', 'SETTLED'])('giving up what is %s changes nothing', async (status) => {
    const { cards } = await braintree({ reverseTransaction: refused('91504'), node: found({ status }) });
    await cards.release?.(transfer.payment);
  });
});
