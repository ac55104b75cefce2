import { answerWith, standIn, type StandIn } from '../testing/stand-in.ts';
import { googleCaptcha, type GoogleCaptchaOptions } from './google.ts';

const open: StandIn[] = [];
afterEach(async () => void (await Promise.all(open.splice(0).map((google) => google.close()))));

const captchaWith = async (answer: Parameters<typeof standIn>[0], changes: Partial<GoogleCaptchaOptions> = {}) => {
  const google = await standIn(answer);
  open.push(google);
  const lines: string[] = [];
  const captcha = googleCaptcha({
    siteKey: 'site',
    secret: 's3cret',
    hostname: 'shop.example',
    allowsAutomatedTests: false,
    report: (line) => lines.push(line),
    verifyUrl: google.url,
    ...changes,
  });
  return { captcha, google, lines };
};
const solved = { success: true, hostname: 'shop.example', challenge_ts: '2026-06-01T12:00:00Z' };

test('a response is asked about at Google, with the secret and where the visitor is', async () => {
  const { captcha, google, lines } = await captchaWith(answerWith(solved));
  expect(await captcha.check('03AGd&x', '198.100.1.9')).toBe('solved');
  expect(google.asked).toEqual([{ method: 'POST', body: 'secret=s3cret&response=03AGd%26x&remoteip=198.100.1.9' }]);
  expect(lines).toEqual([]);
});

test.each(['127.0.0.1', '::1', '::ffff:127.0.0.1', '10.1.2.3', '192.168.1.1', 'fd00::1', ''])(
  'an address that is no visitor’s (%j) is not told',
  async (address) => {
    const { captcha, google } = await captchaWith(answerWith(solved));
    expect(await captcha.check('r', address)).toBe('solved');
    expect(google.asked).toEqual([{ method: 'POST', body: 'secret=s3cret&response=r' }]);
  },
);

test.each([['invalid-input-response'], ['timeout-or-duplicate'], ['missing-input-response']])(
  'what Google refuses is wrong: %s',
  async (fault) => {
    const { captcha, lines } = await captchaWith(answerWith({ success: false, 'error-codes': [fault] }));
    expect(await captcha.check('r', '')).toBe('wrong');
    expect(lines).toEqual([]);
  },
);

test('a challenge that was solved on another site is wrong, and the operator is told', async () => {
  const { captcha, lines } = await captchaWith(answerWith({ ...solved, hostname: 'evil.example' }));
  expect(await captcha.check('r', '')).toBe('wrong');
  expect(lines).toEqual(['A reCAPTCHA was solved on evil.example, but SHOP_URL has the host name shop.example.']);
});

describe('nothing passes that Google did not say', () => {
  test.each([
    ['a wrong secret', answerWith({ success: false, 'error-codes': ['invalid-input-secret'] }), /invalid-input-secret/],
    ['a fault of Google’s', answerWith(solved, 500), /answered 500/],
    ['a text', answerWith('<html>'), /could not be checked/],
    ['null', answerWith('null'), /not understood/],
    ['success as a text', answerWith({ ...solved, success: 'true' }), /not understood/],
  ])('%s', async (_, answer, line) => {
    const { captcha, lines } = await captchaWith(answer);
    expect(await captcha.check('r', '')).toBe('unreachable');
    expect(lines).toEqual([expect.stringMatching(line)]);
    expect(lines.join()).not.toContain('s3cret');
  });

  test('no answer in time', async () => {
    const { captcha } = await captchaWith(() => undefined, { timeout: 50 });
    expect(await captcha.check('r', '')).toBe('unreachable');
  });

  test('nobody there', async () => {
    const { captcha, google } = await captchaWith(answerWith(solved));
    await google.close();
    expect(await captcha.check('r', '')).toBe('unreachable');
  });
});
