import { generateKeyPairSync, sign, verify } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { standIn, type StandIn } from '../../testing/stand-in.ts';
import { alipayWallet } from './wallet.ts';

const keys = () => generateKeyPairSync('rsa', { modulusLength: 1_024 });
const [ours, theirs, strangers] = [keys(), keys(), keys()];
const base64 = (key: typeof ours.privateKey | typeof ours.publicKey, type: 'pkcs8' | 'spki'): string =>
  Buffer.from(key.export({ format: 'der', type })).toString('base64');

let open: StandIn[] = [];
afterEach(async () => {
  await Promise.all(open.map((service) => service.close()));
  open = [];
});

const result = (resultStatus: string, resultCode = 'SUCCESS') => ({
  result: { resultStatus, resultCode, resultMessage: '' },
});
const answerTime = '1685599933871';

/** An answer as Alipay signs it. */
const signedBy =
  (key: typeof ours.privateKey, content: object) =>
  (response: ServerResponse, { url = '' }: IncomingMessage): void => {
    const body = JSON.stringify(content);
    const signature = sign('sha256', Buffer.from(`POST ${url}\nclient-1.${answerTime}.${body}`), key).toString(
      'base64',
    );
    response.writeHead(200, {
      'content-type': 'application/json',
      'response-time': answerTime,
      signature: `algorithm=RSA256,keyVersion=1,signature=${encodeURIComponent(signature)}`,
    });
    response.end(body);
  };
type Answer = ReturnType<typeof signedBy>;
const says = (content: object): Answer => signedBy(theirs.privateKey, content);
/** The connection breaks. */
const nobody: Answer = (response) => void response.destroy();
/** For whoever is never answered; the others may take as long as a busy machine needs. */
const shortly = 50;

const alipay = async (answers: Readonly<Record<string, Answer>>, timeout = 60_000) => {
  const asked: [string, Record<string, unknown>][] = [];
  const lines: string[] = [];
  const signatures: boolean[] = [];
  const times: unknown[] = [];
  const service = await standIn((response, { body }, request) => {
    const { url = '', headers } = request;
    const name = url.split('/').at(-1) ?? '';
    const given = decodeURIComponent(/signature=([^,]+)$/.exec(String(headers['signature']))?.[1] ?? '');
    const signed = Buffer.from(
      `POST ${url}\n${String(headers['client-id'])}.${String(headers['request-time'])}.${body}`,
    );
    signatures.push(verify('sha256', signed, ours.publicKey, Buffer.from(given, 'base64')));
    asked.push([url, JSON.parse(body)]);
    times.push(headers['request-time']);
    (answers[name] ?? nobody)(response, request);
  });
  open.push(service);
  const wallet = alipayWallet({
    environment: 'sandbox',
    clientId: 'client-1',
    privateKey: base64(ours.privateKey, 'pkcs8'),
    publicKey: base64(theirs.publicKey, 'spki'),
    url: service.url.replace(/\/$/, ''),
    timeout,
    returnUrl: 'https://shop.example/Payresult',
    lifetime: 900_000,
    now: () => new Date('2026-06-01T12:00:00Z'),
    report: (line) => lines.push(line),
  });
  return { wallet, asked, lines, signatures, times };
};
const now = new Date('2026-06-01T12:00:00Z');
const cashier = { normalUrl: 'https://open-na-global.alipay.com/cashier?p=1', ...result('U', 'PAYMENT_IN_PROCESS') };

test('CHK-009 a payment begins with a request that is signed at the shop’s time, and its person goes to Alipay’s own page', async () => {
  const { wallet, asked, signatures, times } = await alipay({ pay: says(cashier) });
  const { token, redirectUrl } = await wallet.begin(122_233, 'en');
  expect(times).toEqual([String(now.getTime())]);
  expect(redirectUrl).toBe(cashier.normalUrl);
  expect(signatures).toEqual([true]);
  expect(asked).toEqual([
    [
      '/ams/sandbox/api/v1/payments/pay',
      expect.objectContaining({
        productCode: 'CASHIER_PAYMENT',
        paymentRequestId: token,
        paymentAmount: { currency: 'CAD', value: '122233' },
        paymentMethod: { paymentMethodType: 'ALIPAY_CN' },
        paymentExpiryTime: '2026-06-01T12:15:00.000Z',
        paymentRedirectUrl: 'https://shop.example/Payresult',
      }),
    ],
  ]);
});

describe('CHK-009 nobody is sent anywhere that Alipay did not say', () => {
  test.each([
    ['an answer signed by somebody else', signedBy(strangers.privateKey, cashier)],
    ['a refusal', says(result('F', 'CURRENCY_NOT_SUPPORT'))],
    ['no page', says(result('U', 'PAYMENT_IN_PROCESS'))],
    ['a page that is none', says({ ...cashier, normalUrl: 'javascript:alert(1)' })],
    ['a broken connection', nobody],
  ])('%s', async (_, answer) => {
    const { wallet, lines } = await alipay({ pay: answer });
    await expect(wallet.begin(100, 'en')).rejects.toMatchObject({ code: 503, message: /Nothing was charged/ });
    expect(lines).toHaveLength(1);
  });
});

test('CHK-009 no answer in time is none', async () => {
  const { wallet } = await alipay({ pay: () => undefined }, shortly);
  await expect(wallet.begin(100, 'en')).rejects.toMatchObject({ code: 503 });
});

describe('CHK-009 what became of a payment is asked for', () => {
  test.each([
    ['SUCCESS', 'accepted'],
    ['FAIL', 'declined'],
    ['CANCELLED', 'declined'],
    ['PROCESSING', 'pending'],
    ['PENDING', 'pending'],
  ])('%s: %s', async (paymentStatus, state) => {
    const { wallet } = await alipay({ inquiryPayment: says({ ...result('S'), paymentStatus }) });
    expect(await wallet.state('t-1', now, now)).toBe(state);
  });

  test.each([
    ['nobody has opened the page', says(result('F', 'ORDER_NOT_EXIST'))],
    [
      'a success that somebody else signed',
      signedBy(strangers.privateKey, { ...result('S'), paymentStatus: 'SUCCESS' }),
    ],
    ['no answer', nobody],
  ])('%s: still open', async (_, answer) => {
    const { wallet } = await alipay({ inquiryPayment: answer });
    expect(await wallet.state('t-1', now, now)).toBe('pending');
  });

  test('one whose page nobody has opened in its time is over', async () => {
    const { wallet } = await alipay({ inquiryPayment: says(result('F', 'ORDER_NOT_EXIST')) });
    const hour = 60 * 60 * 1_000;
    expect(await wallet.state('t-1', now, new Date(now.getTime() + hour))).toBe('pending');
    expect(await wallet.state('t-1', now, new Date(now.getTime() + 2 * hour))).toBe('declined');
  });
});

describe('CHK-009 money goes back once', () => {
  const paid = says({ ...result('S'), paymentStatus: 'SUCCESS', paymentId: 'p-1' });
  const transfer = { payment: 't-1', amount: 122_233, key: '100000042' };

  test('under the order’s number', async () => {
    const { wallet, asked } = await alipay({ inquiryPayment: paid, refund: says({ ...result('S'), refundId: 'r-1' }) });
    expect(await wallet.refund(transfer)).toBe('r-1');
    expect(asked[1]?.[1]).toEqual({
      paymentId: 'p-1',
      refundRequestId: 'refund-100000042',
      refundAmount: { currency: 'CAD', value: '122233' },
    });
  });

  test('a refund that is under way is not made yet: it is asked about until Alipay says how it ended', async () => {
    const begun = await alipay({
      inquiryPayment: paid,
      refund: says(result('U', 'REFUND_IN_PROCESS')),
      inquiryRefund: says({ ...result('S'), refundStatus: 'PROCESSING' }),
    });
    expect(await begun.wallet.refund(transfer)).toBeNull();
    const ended = await alipay({
      inquiryPayment: paid,
      refund: says(result('U', 'REFUND_IN_PROCESS')),
      inquiryRefund: says({ ...result('S'), refundStatus: 'SUCCESS', refundId: 'r-1' }),
    });
    expect(await ended.wallet.refund(transfer)).toBe('r-1');
    expect(ended.asked.at(-1)).toEqual([
      '/ams/sandbox/api/v1/payments/inquiryRefund',
      { refundRequestId: 'refund-100000042' },
    ]);
  });

  test('one that was under way and has failed is made anew, under a number of its own', async () => {
    const failed = new Set(['refund-100000042']);
    const numbered =
      (answer: (number: string) => object): Answer =>
      (response, request) =>
        says(answer(String(asked.at(-1)?.[1]['refundRequestId'])))(response, request);
    const { wallet, asked } = await alipay({
      inquiryPayment: paid,
      refund: numbered((number) =>
        failed.has(number) ? result('F', 'PROCESS_FAIL') : { ...result('S'), refundId: 'r-2' },
      ),
      inquiryRefund: numbered(() => ({ ...result('S'), refundStatus: 'FAIL' })),
    });
    expect(await wallet.refund(transfer)).toBe('r-2');
    expect(asked.flatMap(([url, body]) => (url.endsWith('/refund') ? [body['refundRequestId']] : []))).toEqual([
      'refund-100000042',
      'refund-100000042-2',
    ]);
  });

  test('one that is refused is none', async () => {
    const { wallet, lines } = await alipay({
      inquiryPayment: paid,
      refund: says(result('F', 'REFUND_AMOUNT_EXCEED')),
      inquiryRefund: says(result('F', 'REFUND_NOT_EXIST')),
    });
    await expect(wallet.refund(transfer)).rejects.toThrow('REFUND_AMOUNT_EXCEED');
    expect(lines).toEqual([expect.stringContaining('a refund could not be made')]);
  });

  test('what was called off has been paid back', async () => {
    const { wallet, asked } = await alipay({
      inquiryPayment: says({ ...result('S'), paymentStatus: 'CANCELLED', paymentId: 'p-1' }),
    });
    expect(await wallet.refund(transfer)).toBe('p-1');
    expect(asked).toHaveLength(1);
  });

  test('a payment that no order stands on is called off', async () => {
    const { wallet, asked } = await alipay({ cancel: says(result('S')) });
    await wallet.release?.('t-1');
    expect(asked).toEqual([['/ams/sandbox/api/v1/payments/cancel', { paymentRequestId: 't-1' }]]);
  });

  test.each([
    ['without an answer', 'fetch failed', nobody, paid],
    ['while it is under way', 'UNKNOWN_EXCEPTION', says(result('U', 'UNKNOWN_EXCEPTION')), paid],
    [
      'refused for a payment that is still open',
      'PROCESS_FAIL',
      says(result('F', 'PROCESS_FAIL')),
      says({ ...result('S'), paymentStatus: 'PROCESSING' }),
    ],
  ])('calling off %s has failed', async (_, why, cancel, inquiryPayment) => {
    const { wallet, lines } = await alipay({ cancel, inquiryPayment });
    await expect(wallet.release?.('t-1')).rejects.toThrow(why);
    expect(lines).toEqual([expect.stringContaining('was not given up')]);
  });

  test('calling off what is decided changes nothing', async () => {
    const { wallet } = await alipay({ cancel: says(result('F', 'CANCEL_WINDOW_EXCEED')), inquiryPayment: paid });
    await wallet.release?.('t-1');
  });
});
