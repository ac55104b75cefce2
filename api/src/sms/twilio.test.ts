import { ShopError } from '../domain/shop-error.ts';
import { outsideMessengerOf } from '../outside-sms.ts';
import { settingsFrom } from '../settings.ts';
import { answerWith, standIn, type StandIn } from '../testing/stand-in.ts';
import { startTestApp } from '../testing/test-app.ts';
import { twilioMessenger } from './twilio.ts';

const keys = { accountSid: 'AC123', authToken: 't0ken', from: '+16475550100' };
const sent = answerWith({ sid: 'SM1', status: 'queued' }, 201);
let open: StandIn[] = [];
afterEach(async () => {
  await Promise.all(open.map((one) => one.close()));
  open = [];
});

/** Twilio's address, which answers so, and what it was asked. */
const twilio = async (answer: Parameters<typeof standIn>[0], changes: Partial<typeof keys> = {}) => {
  const requests: [string | undefined, string | undefined][] = [];
  const lines: string[] = [];
  const service = await standIn((response, asked, request) => {
    requests.push([request.url, request.headers.authorization]);
    answer(response, asked, request);
  });
  open.push(service);
  const report = (line: string) => void lines.push(line);
  return {
    messenger: twilioMessenger({ ...keys, ...changes, url: service.url, timeout: 60_000, report }),
    requests,
    lines,
    service,
  };
};

test('MEM-008 a message is asked for at Twilio’s Messages resource, as its documentation says', async () => {
  const { messenger, requests, service } = await twilio(sent);
  await messenger.send('+14165550123', 'Your Plus+ code is 1234.');
  const basic = `Basic ${Buffer.from('AC123:t0ken').toString('base64')}`;
  expect(requests).toEqual([['/2010-04-01/Accounts/AC123/Messages.json', basic]]);
  expect(Object.fromEntries(new URLSearchParams(service.asked[0]?.body))).toEqual({
    To: '+14165550123',
    From: '+16475550100',
    Body: 'Your Plus+ code is 1234.',
  });
});

test('a messaging service sends in place of a number', async () => {
  const { messenger, service } = await twilio(sent, { from: 'MG9' });
  await messenger.send('+14165550123', 'Hello');
  expect(new URLSearchParams(service.asked[0]?.body).get('MessagingServiceSid')).toBe('MG9');
});

test.each([
  ['a number that gets no messages', answerWith({ code: 21211, message: "Invalid 'To'", status: 400 }, 400), 400, 0],
  ['wrong keys', answerWith({ code: 20003, message: 'Authenticate', status: 401 }, 401), 503, 1],
  ['a fault', answerWith('<html>', 500), 503, 1],
  ['another shape', answerWith({ ok: true }, 201), 503, 1],
])('%s is said to whoever waits for the code, and to the operator', async (_, answer, status, reported) => {
  const { messenger, lines } = await twilio(answer);
  const error = await messenger.send('+14165550123', 'Your code is 1234.').catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(ShopError);
  expect(error).toMatchObject({ code: status });
  expect(lines).toHaveLength(reported);
  expect(lines.join()).not.toMatch(/5550123|1234|t0ken/);
});

test('MEM-008 outside the sandbox the Plus+ code goes out through Twilio', async () => {
  const { messenger, service } = await twilio(sent);
  const shop = await startTestApp({}, { messenger });
  const ada = await shop.signIn('ada@example.com');
  expect((await shop.call('plusSendCode', { body: { phone: '4165550123' } }, ada)).code).toBe(200);
  const code = /\d{4}/.exec(new URLSearchParams(service.asked[0]?.body).get('Body') ?? '')?.[0] ?? '';
  const body = { phone: '4165550123', code, vip_code: '' };
  expect((await shop.call('plusVerifyCode', { body }, ada)).result).toEqual({ is_verified: 1 });
  await shop.close();
});

test('MEM-008 the settings name the account, all of it or nothing', () => {
  const given = { TWILIO_ACCOUNT_SID: 'AC1', TWILIO_AUTH_TOKEN: 't', TWILIO_FROM: '+16475550100' };
  expect(settingsFrom({})).toMatchObject({ twilio: null });
  expect(settingsFrom(given).twilio).toEqual({ accountSid: 'AC1', authToken: 't', from: '+16475550100' });
  expect(() => settingsFrom({ ...given, TWILIO_FROM: '' })).toThrow('TWILIO_FROM is missing');
  expect(() => settingsFrom({ ...given, TWILIO_FROM: '647' })).toThrow('TWILIO_FROM');
  expect(outsideMessengerOf(settingsFrom({}), () => undefined)).toBeNull();
  expect(outsideMessengerOf(settingsFrom(given), () => undefined)?.open).toBe(true);
});
