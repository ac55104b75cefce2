import type { IncomingMessage, ServerResponse } from 'node:http';
import { answerWith, standIn, type StandIn } from '../../testing/stand-in.ts';
import { ProviderSilent } from '../outside.ts';
import type { Purchase } from '../provider.ts';
import { klarnaPayLater } from './pay-later.ts';

type Answers = Readonly<Record<string, (response: ServerResponse) => void>>;

let open: StandIn[] = [];
afterEach(async () => {
  await Promise.all(open.map((service) => service.close()));
  open = [];
});

/** The connection breaks. */
const nobody = (response: ServerResponse): void => void response.destroy();
/** For whoever is never answered; the others may take as long as a busy machine needs. */
const shortly = 50;
const refused = (error_code: string, status = 400) =>
  answerWith({ correlation_id: 'c-1', error_code, error_messages: ['Not that.'] }, status);
const empty =
  (status: number, headers: Record<string, string> = {}) =>
  (response: ServerResponse) => {
    response.writeHead(status, headers);
    response.end();
  };
const order = (changes: object = {}) =>
  answerWith({ order_id: 'k-1', status: 'AUTHORIZED', fraud_status: 'ACCEPTED', captured_amount: 0, ...changes });

/** Klarna's address, answering by method and path. */
const klarna = async (answers: Answers, timeout = 60_000) => {
  const lines: string[] = [];
  const asked: [string, unknown, string | undefined][] = [];
  const requests: IncomingMessage[] = [];
  const service = await standIn((response, { method, body }, request) => {
    const name = `${method} ${request.url ?? ''}`;
    const key = request.headers['klarna-idempotency-key'];
    asked.push([name, body === '' ? undefined : JSON.parse(body), Array.isArray(key) ? key[0] : key]);
    requests.push(request);
    (answers[name] ?? answerWith({}, 500))(response);
  });
  open.push(service);
  const payLater = klarnaPayLater({
    environment: 'playground',
    username: 'PK_1',
    password: 's3cret',
    url: service.url.replace(/\/$/, ''),
    timeout,
    report: (line) => lines.push(line),
  });
  return { payLater, asked, lines, requests };
};

const purchase: Purchase = {
  amount: 122_233,
  language: 'fr',
  email: 'ana@example.ca',
  address: {
    address_entity_id: null,
    firstname: 'Ana',
    lastname: 'Tremblay',
    street: '12 Rue Sainte-Catherine',
    apartment_unit_suite: '4',
    city: 'Montréal',
    postcode: 'H2X 1K4',
    region_id: 11,
    telephone: '+15145550123',
    country_id: 'ca',
    is_default_shipping: false,
    region: 'QC',
  },
};
const transfer = { payment: 'k-1', amount: 122_233, key: '100000042' };
const now = new Date('2026-06-01T12:00:00Z');
const place = 'POST /payments/v1/authorizations/a-1/order';
const capture = 'POST /ordermanagement/v1/orders/k-1/captures';
const refund = 'POST /ordermanagement/v1/orders/k-1/refunds';
const cancel = 'POST /ordermanagement/v1/orders/k-1/cancel';
const read = 'GET /ordermanagement/v1/orders/k-1';

test('CHK-009 a session for the server’s own total, in Canadian dollars, with who buys', async () => {
  const { payLater, asked, requests } = await klarna({
    'POST /payments/v1/sessions': answerWith({
      session_id: 's-1',
      client_token: 'c-1',
      payment_method_categories: [{ identifier: 'klarna', name: 'Payer avec Klarna' }],
    }),
  });
  expect(await payLater.session(purchase)).toEqual({ clientToken: 'c-1', sessionId: 's-1', category: 'klarna' });
  const line = { quantity: 1, unit_price: 122_233, total_amount: 122_233, tax_rate: 0, total_tax_amount: 0 };
  expect(asked[0]?.[1]).toMatchObject({
    intent: 'buy',
    purchase_country: 'CA',
    purchase_currency: 'CAD',
    locale: 'fr-CA',
    order_amount: 122_233,
    order_tax_amount: 0,
    order_lines: [{ type: 'physical', ...line }],
    billing_address: {
      given_name: 'Ana',
      email: 'ana@example.ca',
      region: 'QC',
      postal_code: 'H2X 1K4',
      country: 'CA',
    },
  });
  expect(requests[0]?.headers.authorization).toBe(`Basic ${btoa('PK_1:s3cret')}`);
});

test.each([
  ['ACCEPTED', 'accepted'],
  ['PENDING', 'pending'],
  ['REJECTED', 'declined'],
])('CHK-009 what was authorised becomes an order at Klarna, once for a key: %s is %s', async (fraud_status, state) => {
  const { payLater, asked } = await klarna({ [place]: answerWith({ order_id: 'k-1', fraud_status }) });
  expect(await payLater.authorise('a-1', purchase, 'key-1')).toEqual({ reference: 'k-1', state });
  expect(asked).toEqual([[place, expect.objectContaining({ order_amount: 122_233, auto_capture: false }), 'key-1']]);
});

test('an answer of Klarna’s that was lost is asked for again, under the same key', async () => {
  const answers = [nobody, answerWith({ order_id: 'k-1', fraud_status: 'ACCEPTED' })];
  const { payLater, asked } = await klarna({ [place]: (response) => answers.shift()?.(response) });
  expect(await payLater.authorise('a-1', purchase, 'key-1')).toEqual({ reference: 'k-1', state: 'accepted' });
  expect(asked.map(([, , key]) => key)).toEqual(['key-1', 'key-1']);
});

test('CHK-009 an authorisation that has run out, or was for another purchase, is asked for again', async () => {
  const { payLater } = await klarna({ [place]: refused('BAD_VALUE') });
  await expect(payLater.authorise('a-1', purchase, 'k')).rejects.toMatchObject({
    code: 409,
    message: /confirmed again/,
  });
});

describe('CHK-009 without an answer of Klarna’s nothing is authorised', () => {
  test.each([
    ['a broken connection', nobody],
    ['a fault', answerWith({}, 502)],
    ['a text', answerWith('<html>')],
    ['half an answer', answerWith({ order_id: 'k-1' })],
  ])('%s', async (_, answer) => {
    const { payLater, lines } = await klarna({ [place]: answer, 'POST /payments/v1/sessions': answer });
    await expect(payLater.authorise('a-1', purchase, 'k')).rejects.toMatchObject({ code: 503 });
    await expect(payLater.session(purchase)).rejects.toMatchObject({ code: 503 });
    expect(lines).toHaveLength(2);
    expect(lines.join()).not.toContain('s3cret');
  });
});

test('CHK-009 no answer in time is none', async () => {
  const { payLater } = await klarna({ [place]: () => undefined }, shortly);
  await expect(payLater.authorise('a-1', purchase, 'k')).rejects.toMatchObject({ code: 503 });
});

describe('CHK-009 a purchase that is reviewed is asked about', () => {
  test.each([
    ['AUTHORIZED', 'ACCEPTED', 'accepted'],
    ['AUTHORIZED', 'PENDING', 'pending'],
    ['AUTHORIZED', 'REJECTED', 'declined'],
    ['CANCELLED', 'ACCEPTED', 'declined'],
  ])('%s, %s: %s', async (status, fraud_status, state) => {
    const { payLater } = await klarna({ [read]: order({ status, fraud_status }) });
    expect(await payLater.state('k-1', now, now)).toBe(state);
  });

  test('with Klarna away it is still open', async () => {
    const { payLater } = await klarna({ [read]: nobody });
    expect(await payLater.state('k-1', now, now)).toBe('pending');
  });
});

describe('CHK-009 the money is taken once', () => {
  test('under the order’s number', async () => {
    const { payLater, asked } = await klarna({ [capture]: empty(201, { location: '/captures/1' }) });
    expect(await payLater.collect?.(transfer)).toBe('accepted');
    expect(asked).toEqual([[capture, { captured_amount: 122_233, reference: '100000042' }, 'capture-100000042']]);
  });

  test.each([
    ['was taken before', { status: 'CAPTURED', captured_amount: 122_233 }, 'accepted'],
    ['was called off', { status: 'CANCELLED' }, 'declined'],
    ['is as it was', {}, 'pending'],
  ])('what %s says so', async (_, changes, state) => {
    const { payLater } = await klarna({ [capture]: refused('CAPTURE_NOT_ALLOWED', 403), [read]: order(changes) });
    expect(await payLater.collect?.(transfer)).toBe(state);
  });

  test('a lost answer is asked about later', async () => {
    const { payLater } = await klarna({ [capture]: nobody, [read]: nobody });
    expect(await payLater.collect?.(transfer)).toBe('pending');
  });
});

describe('CHK-009 money goes back once', () => {
  test('what was taken is paid back, under the same number', async () => {
    const { payLater, asked } = await klarna({
      [read]: order({ status: 'CAPTURED', captured_amount: 122_233 }),
      [refund]: empty(201, { 'refund-id': 'r-1' }),
    });
    expect(await payLater.refund(transfer)).toBe('r-1');
    expect(asked[1]).toEqual([refund, { refunded_amount: 122_233, reference: '100000042' }, 'refund-100000042']);
  });

  test('what was not taken is called off, and a second time nothing happens', async () => {
    const first = await klarna({ [read]: order(), [cancel]: empty(204) });
    expect(await first.payLater.refund(transfer)).toBe('k-1');
    expect(first.asked[1]?.[0]).toBe(cancel);
    const second = await klarna({ [read]: order({ status: 'CANCELLED' }) });
    expect(await second.payLater.refund(transfer)).toBe('k-1');
    expect(second.asked).toHaveLength(1);
  });

  test('without an answer nothing is called back', async () => {
    const { payLater } = await klarna({ [read]: nobody });
    await expect(payLater.refund(transfer)).rejects.toThrow(ProviderSilent);
  });

  test('what Klarna has paid back under this number is not paid twice, whatever it has forgotten', async () => {
    const { payLater, asked } = await klarna({
      [read]: order({
        status: 'CAPTURED',
        captured_amount: 122_233,
        refunds: [{ refund_id: 'r-1', reference: '100000042', refunded_amount: 122_233 }],
      }),
    });
    expect(await payLater.refund(transfer)).toBe('r-1');
    expect(asked).toHaveLength(1);
  });

  test('what no order stands on is given up', async () => {
    const { payLater, asked } = await klarna({ [cancel]: empty(204) });
    await payLater.release?.('k-1');
    expect(asked).toEqual([[cancel, {}, 'release-k-1']]);
  });

  test.each([
    ['without an answer', nobody, 'fetch failed'],
    ['refused while it is set aside', refused('CANCEL_NOT_ALLOWED', 403), 'CANCEL_NOT_ALLOWED'],
  ])('giving up %s has failed', async (_, answer, why) => {
    const { payLater, lines } = await klarna({ [cancel]: answer, [read]: order() });
    await expect(payLater.release?.('k-1')).rejects.toThrow(why);
    expect(lines).toEqual([expect.stringContaining('was not given up')]);
  });

  test.each([
    ['was given up', { status: 'CANCELLED' }],
    ['has run out', { status: 'EXPIRED' }],
    ['was taken, which a refund gives back,', { status: 'CAPTURED', captured_amount: 122_233 }],
  ])('giving up what %s changes nothing', async (_, changes) => {
    const { payLater } = await klarna({ [cancel]: refused('CANCEL_NOT_ALLOWED', 403), [read]: order(changes) });
    await payLater.release?.('k-1');
  });
});
