import type { CallInput, PaymentMethod } from '@shop/contract';
import { answer, renderPage, useServer } from '@shop/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as clientModule from 'braintree-web/client';
import * as fieldsModule from 'braintree-web/hosted-fields';
import * as secureModule from 'braintree-web/three-d-secure';
import * as page from './payment.tsx';
import { isOwnDocument, openOwnDocument } from '../features/payment/providers/own-document.ts';
import { besidePayment } from '../testing/beside-payment.ts';
import { address, cart, item, orderToken, placed, regions, texts } from '../testing/fixtures.ts';

jest.mock('braintree-web/client', () => ({ create: jest.fn() }));
jest.mock('braintree-web/hosted-fields', () => ({ create: jest.fn() }));
jest.mock('braintree-web/three-d-secure', () => ({ create: jest.fn() }));
jest.mock('../features/payment/providers/own-document.ts', () => ({
  isOwnDocument: jest.fn(() => true),
  openOwnDocument: jest.fn(),
}));

/** The modules as mocks; their types are far wider than what the shop uses. */
const createClient = clientModule.create as unknown as jest.Mock;
const createFields = fieldsModule.create as unknown as jest.Mock;
const createSecure = secureModule.create as unknown as jest.Mock;

/** An error as Braintree's SDK throws it. */
const braintreeError = (code: string, type = 'CUSTOMER', details: object = {}) =>
  Object.assign(new Error(code), { code, type, details });
const card = { nonce: 'card-nonce', details: { bin: '411111' } };
const confirmed = (changes: object = {}) => ({
  nonce: 'secure-nonce',
  threeDSecureInfo: { liabilityShifted: true, liabilityShiftPossible: true, ...changes },
});
type ShowFrame = (event: { element: HTMLElement }, next: () => void) => void;

let tokenize: jest.Mock;
let verifyCard: jest.Mock;
let showFrame: ShowFrame;
const cancelVerifyCard = jest.fn(async () => undefined);
const teardown = jest.fn(async () => undefined);
const focus = jest.fn();
beforeEach(() => {
  jest.clearAllMocks();
  jest.mocked(isOwnDocument).mockReturnValue(true);
  tokenize = jest.fn(async () => card);
  verifyCard = jest.fn(async () => confirmed());
  createClient.mockResolvedValue({});
  createFields.mockImplementation(async () => ({ tokenize, teardown, focus }));
  createSecure.mockImplementation(async () => ({
    verifyCard,
    cancelVerifyCard,
    teardown,
    on: (_: string, listener: ShowFrame) => {
      showFrame = listener;
    },
  }));
});
afterEach(() => sessionStorage.clear());

const server = useServer();
const sent: CallInput<'braintreeCreditCard'>['body'][] = [];

const open = async (language: 'en' | 'fr' = 'en', method: PaymentMethod = 'card') => {
  sent.length = 0;
  server.use(
    answer(
      'carts',
      cart([item()], { shipping_address: address, customer_email: 'ana@example.ca', payment_method: method }),
    ),
    answer('countryRegions', { region_list: regions }),
    ...besidePayment,
    answer('cartPaymentMethods', {
      list: [
        { code: 'card', title: 'Card', enabled: true, provider: 'braintree' },
        { code: 'klarna', title: 'Later', enabled: true, provider: 'sandbox' },
        { code: 'alipay', title: 'Wallet', enabled: true, provider: 'sandbox' },
      ],
    }),
    answer('cartPayment', cart([item()], { shipping_address: address, payment_method: 'klarna' })),
    answer('klarnaInfo', { is_enabled: 1, installments: 4, installment_amount: 100, terms_url: '/terms-conditions' }),
    answer('braintreeClientToken', { client_token: 'client-token', provider: 'braintree' }),
    answer('braintreeCreditCard', ({ body }) => {
      if (body) sent.push(body);
      return { nonce: 'n-1', card_type: 'Visa', last_four: '1111' };
    }),
    answer('braintreeUnderRiskified', { status: 'approved' }),
    answer('orderToken', orderToken),
    answer('createOrder', placed),
  );
  const opened = await renderPage(page, {}, { texts, path: '/checkout/payment', language });
  /** An order that is still on its way is looked for by the next test's page. */
  const untilOrdered = () =>
    waitFor(() => expect(opened.location()).toBe(`/checkout/order?order_id=${placed.order_id}`));
  return { ...opened, untilOrdered };
};
const pay = () => screen.getByRole('button', { name: /C\$1,222.33|1\s222,33/ });
const ready = () => waitFor(() => expect(pay()).toBeEnabled());
const submit = async (name = 'Ana Tremblay'): Promise<void> => {
  await ready();
  if (name) await userEvent.type(screen.getByRole('textbox', { name: /Name on card|Nom sur la carte/ }), name);
  await userEvent.click(pay());
};

test('CHK-009 with keys the card is typed into Braintree’s fields; its nonce, checked by the bank, pays', async () => {
  const { store, untilOrdered } = await open();
  await submit();
  await untilOrdered();
  expect(createClient).toHaveBeenCalledWith({ authorization: 'client-token' });
  expect(tokenize).toHaveBeenCalledWith({ cardholderName: 'Ana Tremblay' });
  expect(verifyCard).toHaveBeenCalledWith(
    expect.objectContaining({ nonce: 'card-nonce', bin: '411111', amount: '1222.33', email: 'ana@example.ca' }),
  );
  expect(sent).toEqual([{ payment_method_nonce: 'secure-nonce', grand_total: '122233' }]);
  expect(JSON.stringify(store.getState())).not.toMatch(/secure-nonce|client-token/);
});

test('CHK-009 no field of the shop’s takes a card number; Braintree’s have the labels', async () => {
  await open();
  await ready();
  expect(screen.queryByRole('textbox', { name: 'Card number' })).not.toBeInTheDocument();
  const { fields } = createFields.mock.calls[0]?.[0] ?? {};
  const label = screen.getByText('Card number', { selector: 'label' });
  expect(label).toHaveAttribute('for', fields.number.container.id);
  expect(fields.number.container).toBeInTheDocument();
  expect([fields.number, fields.expirationDate, fields.cvv].map(({ iframeTitle }) => iframeTitle)).toEqual([
    'Card number',
    'Expiry (MM/YY)',
    'Security code',
  ]);
});

test('CHK-009 the SDK is loaded for nobody who pays another way', async () => {
  await open('en', 'klarna');
  expect(await screen.findByRole('radio', { name: 'Decline' })).toBeVisible();
  expect(createClient).not.toHaveBeenCalled();
});

test('CHK-009 a merchant account without 3-D Secure takes the card as it is', async () => {
  createSecure.mockRejectedValue(braintreeError('THREEDS_NOT_ENABLED_FOR_V2', 'MERCHANT'));
  const { untilOrdered } = await open();
  await submit();
  await untilOrdered();
  expect(sent).toEqual([{ payment_method_nonce: 'card-nonce', grand_total: '122233' }]);
});

test.each([
  ['en', 'Please enter the security code of the card.', 'Please enter the name on the card.'],
  ['fr', 'Veuillez saisir le code de sécurité de la carte.', 'Veuillez saisir le nom sur la carte.'],
] as const)('CHK-009 what is not right is said at its field (%s), and is no failure', async (language, code, name) => {
  tokenize.mockRejectedValue(braintreeError('HOSTED_FIELDS_FIELDS_INVALID', 'CUSTOMER', { invalidFieldKeys: ['cvv'] }));
  await open(language);
  await submit('');
  expect(screen.getByText(name)).toBeVisible();
  expect(tokenize).not.toHaveBeenCalled();
  await submit();
  expect(await screen.findByText(code)).toBeVisible();
  expect(screen.getByText(code).closest('[aria-live="polite"]')).not.toBeNull();
  expect(focus).toHaveBeenCalledWith('cvv');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await ready();
});

test('CHK-009 the bank’s question is shown where one pays; whoever closes it has not failed', async () => {
  let refuse: (error: Error) => void = () => undefined;
  verifyCard.mockImplementation(
    () =>
      new Promise((_, reject) => {
        refuse = reject;
      }),
  );
  await open();
  await submit();
  await waitFor(() => expect(verifyCard).toHaveBeenCalled());
  const frame = document.createElement('iframe');
  const next = jest.fn();
  act(() => showFrame({ element: frame }, next));
  expect(next).toHaveBeenCalled();
  const question = screen.getByRole('region', { name: 'Your bank asks you to confirm this payment.' });
  expect(question).toContainElement(frame);
  expect(question).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Do not confirm' }));
  expect(cancelVerifyCard).toHaveBeenCalled();
  await act(async () => refuse(braintreeError('THREEDS_VERIFY_CARD_CANCELED_BY_MERCHANT', 'MERCHANT')));
  await ready();
  expect(question).not.toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(sent).toEqual([]);
});

test.each([
  [
    'a bank that does not confirm',
    () => verifyCard.mockResolvedValue(confirmed({ liabilityShifted: false })),
    /declined/,
  ],
  [
    'a card that is refused',
    () => tokenize.mockRejectedValue(braintreeError('HOSTED_FIELDS_FAILED_TOKENIZATION')),
    /declined/,
  ],
  [
    'a lost connection',
    () => tokenize.mockRejectedValue(braintreeError('HOSTED_FIELDS_TOKENIZATION_NETWORK_ERROR', 'NETWORK')),
    /network connection/,
  ],
  ['what nobody expects', () => tokenize.mockRejectedValue(new Error('?')), /not available right now/],
])('CHK-009 %s is said, orders nothing, and can be tried again', async (_, arrange, message) => {
  arrange();
  const { untilOrdered } = await open();
  await submit();
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(sent).toEqual([]);
  tokenize.mockResolvedValue(card);
  verifyCard.mockResolvedValue(confirmed());
  await userEvent.click(pay());
  await untilOrdered();
  expect(sent).toHaveLength(1);
});

test('CHK-009 an SDK that does not come closes cards alone; asked again, it is really asked', async () => {
  createClient.mockRejectedValueOnce(braintreeError('CLIENT_GATEWAY_NETWORK', 'NETWORK'));
  await open();
  expect(await screen.findByRole('alert')).toHaveTextContent('The payment provider could not be reached');
  expect(screen.queryByRole('button', { name: /^Pay/ })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('radio', { name: 'Later' }));
  expect(await screen.findByRole('button', { name: /^Pay/ })).toBeEnabled();
  await userEvent.click(screen.getByRole('radio', { name: 'Card' }));
  await ready();
  expect(createClient).toHaveBeenCalledTimes(2);
});

test('CHK-009 the way back from a failed SDK is the button beside it', async () => {
  createFields.mockRejectedValueOnce(braintreeError('HOSTED_FIELDS_TIMEOUT', 'UNKNOWN'));
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  await ready();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('CHK-009 pressed twice, it pays once', async () => {
  const { untilOrdered } = await open();
  await ready();
  await userEvent.type(screen.getByRole('textbox', { name: 'Name on card' }), 'Ana');
  await userEvent.dblClick(pay());
  await untilOrdered();
  expect(sent).toHaveLength(1);
  expect(tokenize).toHaveBeenCalledTimes(1);
});

test('CHK-009 whoever leaves takes Braintree’s fields away', async () => {
  const { unmount } = await open();
  await ready();
  unmount();
  expect(teardown).toHaveBeenCalledTimes(2);
});

test('CHK-009 a document that may not load the SDK is asked for anew, and loads nothing', async () => {
  jest.mocked(isOwnDocument).mockReturnValue(false);
  await open();
  await waitFor(() => expect(openOwnDocument).toHaveBeenCalledTimes(1));
  expect(createClient).not.toHaveBeenCalled();
});
