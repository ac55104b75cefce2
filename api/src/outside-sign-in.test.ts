import { captchaFrom, googleFrom } from './outside-sign-in.ts';
import { settingsFrom } from './settings.ts';

const keys = {
  RECAPTCHA_SITE_KEY: 'site',
  RECAPTCHA_SECRET: 'secret',
  GOOGLE_CLIENT_ID: 'client',
  SHOP_URL: 'https://shop.example/',
};
const chosen = (environment: Record<string, string>) => {
  const settings = settingsFrom(environment);
  const [captcha, google] = [captchaFrom(settings, () => undefined), googleFrom(settings, () => undefined)];
  return {
    siteKey: captcha.siteKey,
    allowsAutomatedTests: captcha.allowsAutomatedTests,
    clientId: google.clientId,
    issues: google.issue !== undefined,
  };
};

test('with keys Google is asked, in the sandbox and outside of it', () => {
  const real = { siteKey: 'site', clientId: 'client', issues: false };
  expect(chosen({ ...keys, SANDBOX: '1' })).toEqual({ ...real, allowsAutomatedTests: true });
  expect(chosen({ ...keys, SANDBOX: '0' })).toEqual({ ...real, allowsAutomatedTests: false });
});

test('without keys the sandbox answers, and outside of it nobody', () => {
  const none = { siteKey: undefined, clientId: undefined };
  expect(chosen({ SANDBOX: '1' })).toEqual({ ...none, allowsAutomatedTests: true, issues: true });
  expect(chosen({ SANDBOX: '0' })).toEqual({ ...none, allowsAutomatedTests: false, issues: false });
});

test('each of the two is chosen by itself', () => {
  expect(chosen({ SANDBOX: '1', GOOGLE_CLIENT_ID: 'client' })).toMatchObject({
    siteKey: undefined,
    clientId: 'client',
  });
});

test.each([
  [{ RECAPTCHA_SITE_KEY: 'site' }, 'RECAPTCHA_SECRET is missing'],
  [{ RECAPTCHA_SECRET: 'secret' }, 'RECAPTCHA_SITE_KEY is missing'],
  [{ SHOP_URL: 'shop.example' }, 'SHOP_URL must be an address'],
])('the environment %j is refused in one line', (environment, message) => {
  expect(() => settingsFrom(environment)).toThrow(message);
});
