import { paths } from '@shop/contract';
import { readSettings } from '../settings.ts';
import { closeApps, testApp } from '../testing.ts';
import { servicesOfPage } from './outside-services.ts';
import { contentSecurityPolicy } from './security.ts';

afterAll(closeApps);

/** A web server for each environment; pages leave nothing behind that their headers are made from. */
const servers = new Map<string, ReturnType<typeof testApp>>();
const serverWith = (env: NodeJS.ProcessEnv): ReturnType<typeof testApp> => {
  const key = JSON.stringify(env);
  const server = servers.get(key) ?? testApp({ outside: readSettings({ NODE_ENV: 'production', ...env }).outside });
  servers.set(key, server);
  return server;
};

/** Headers of a page as the environment has it, and its policy by directive. */
const pageWith = async (env: NodeJS.ProcessEnv, page = '/') => {
  const { app } = await serverWith(env);
  const { headers } = await app.inject(page);
  const policy = String(headers['content-security-policy']);
  const directives = policy.split('; ').map((directive): [string, string[]] => {
    const [name = '', ...sources] = directive.split(' ');
    return [name, sources.filter((source) => !source.startsWith("'sha256-"))];
  });
  return { headers, policy, directives: Object.fromEntries(directives) };
};

test('without keys a page allows nothing of Google’s, and no frame', async () => {
  const { headers, policy, directives } = await pageWith({ RECAPTCHA_SITE_KEY: '', GOOGLE_CLIENT_ID: '' });
  expect(policy).not.toMatch(/google|gstatic/);
  expect(directives).toMatchObject({
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'style-src': ["'self'"],
    'connect-src': ["'self'"],
  });
  expect(directives).not.toHaveProperty('frame-src');
  expect(headers['cross-origin-opener-policy']).toBe('same-origin');
});

test('with a site key it allows reCAPTCHA’s addresses, and no more', async () => {
  const plain = await pageWith({});
  const { headers, directives } = await pageWith({ RECAPTCHA_SITE_KEY: 'site' });
  expect(directives).toEqual({
    ...plain.directives,
    'script-src': ["'self'", 'https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
    'frame-src': ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
    'connect-src': ["'self'", 'https://www.google.com/recaptcha/'],
  });
  expect(headers['cross-origin-opener-policy']).toBe('same-origin');
});

test('with a client id it allows the addresses of Google’s sign-in and its window, and no more', async () => {
  const plain = await pageWith({});
  const { headers, directives } = await pageWith({ GOOGLE_CLIENT_ID: 'client' });
  expect(directives).toEqual({
    ...plain.directives,
    'script-src': ["'self'", 'https://accounts.google.com/gsi/client'],
    'style-src': ["'self'", 'https://accounts.google.com/gsi/style'],
    'frame-src': ['https://accounts.google.com/gsi/'],
    'connect-src': ["'self'", 'https://accounts.google.com/gsi/'],
  });
  expect(headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
});

test('CAT-022 with trackers it allows the addresses of each, and no more', async () => {
  const plain = await pageWith({});
  const { directives } = await pageWith({ TAG_MANAGER_ID: 'GTM-ABC123' });
  expect(directives).toEqual({
    ...plain.directives,
    'script-src': ["'self'", 'https://*.googletagmanager.com'],
    'connect-src': [
      "'self'",
      'https://*.googletagmanager.com',
      'https://*.google-analytics.com',
      'https://*.analytics.google.com',
    ],
    'img-src': [
      ...(plain.directives['img-src'] ?? []),
      'https://*.googletagmanager.com',
      'https://*.google-analytics.com',
    ],
  });
  const fraud = await pageWith({ FRAUD_SITE_ID: 's1', FRAUD_SCRIPT: 'https://{site_id}.cdn.example/s.js' });
  expect(fraud.directives).toEqual({
    ...plain.directives,
    'script-src': ["'self'", 'https://s1.cdn.example'],
    'connect-src': ["'self'", 'https://s1.cdn.example'],
    'img-src': [...(plain.directives['img-src'] ?? []), 'https://s1.cdn.example'],
  });
  expect(() => readSettings({ NODE_ENV: 'production', FRAUD_SITE_ID: 's1' })).toThrow('FRAUD_SCRIPT must be');
});

test('with both it allows both', async () => {
  const { directives } = await pageWith({ RECAPTCHA_SITE_KEY: 'site', GOOGLE_CLIENT_ID: 'client' });
  expect(directives['frame-src']).toEqual([
    'https://www.google.com/recaptcha/',
    'https://recaptcha.google.com/recaptcha/',
    'https://accounts.google.com/gsi/',
  ]);
  expect(directives['script-src']).toHaveLength(4);
});

test('in the sandbox a page may show this site’s own in a frame: the payment page of Plus+', async () => {
  const { directives } = await pageWith({ SANDBOX: '1' });
  expect(directives['frame-src']).toEqual(["'self'"]);
});

const paymentPages = ['/checkout/payment', '/checkout/payment?source=Cart', '/checkout/payment/', '/pay'];
const otherPages = ['/', '/checkout/cart', '/checkout/shipping-address', '/payments', '/pay/x'];

test.each(paymentPages)(
  'CHK-009 with Braintree’s key %s allows its addresses and its bank’s, and no more',
  async (page) => {
    const plain = await pageWith({}, page);
    const { headers, directives } = await pageWith({ BRAINTREE_PUBLIC_KEY: 'public' }, page);
    expect(directives).toEqual({
      ...plain.directives,
      'script-src': ["'self'", 'https://songbird.cardinalcommerce.com', 'https://songbirdstag.cardinalcommerce.com'],
      // 'self' is the page of Plus+'s fee, which holds Braintree's fields.
      'frame-src': ["'self'", 'https://assets.braintreegateway.com', 'https://*.cardinalcommerce.com'],
      'connect-src': [
        "'self'",
        'https://api.braintreegateway.com',
        'https://api.sandbox.braintreegateway.com',
        'https://payments.braintree-api.com',
        'https://payments.sandbox.braintree-api.com',
        'https://*.cardinalcommerce.com',
      ],
      'img-src': ["'self'", 'data:', 'https://assets.braintreegateway.com'],
      'form-action': ["'self'", 'https://*.cardinalcommerce.com'],
    });
    expect(headers['cross-origin-opener-policy']).toBe('same-origin');
  },
);

test.each(paymentPages)(
  'CHK-009 with Klarna’s key %s allows its addresses and its window, and no more',
  async (page) => {
    const plain = await pageWith({}, page);
    const { headers, directives } = await pageWith({ KLARNA_USERNAME: 'PK_1' }, page);
    const everywhere = ['https://*.klarna.com', 'https://*.klarnacdn.net'];
    expect(directives).toEqual({
      ...plain.directives,
      'script-src': ["'self'", 'https://x.klarnacdn.net'],
      'frame-src': everywhere,
      'connect-src': ["'self'", ...everywhere],
      'img-src': ["'self'", 'data:', ...everywhere],
    });
    expect(headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
  },
);

test.each(otherPages)('CHK-009 %s allows nothing of the payment providers, keys or not', async (page) => {
  const plain = await pageWith({}, page);
  const { headers, directives } = await pageWith({ BRAINTREE_PUBLIC_KEY: 'public', KLARNA_USERNAME: 'PK_1' }, page);
  // A frame of the shop's own, in which the fee of Plus+ is paid wherever the modal stands.
  expect(directives).toEqual({ ...plain.directives, 'frame-src': ["'self'"] });
  expect(headers['cross-origin-opener-policy']).toBe('same-origin');
});

test('TRK-008 TRK-009 e-mail marketing and the recommender are allowed where their ids are set', async () => {
  const { directives } = await pageWith({ EMAIL_MARKETING_ID: 'Ab12Cd', RECOMMENDATIONS_ID: '1A65B5CB868AFF1E' });
  expect(directives['script-src']).toEqual([
    "'self'",
    'https://static.klaviyo.com',
    'https://static-tracking.klaviyo.com',
    'https://cdn.scarabresearch.com',
    'https://recommender.scarabresearch.com',
  ]);
  expect((await pageWith({})).policy).not.toMatch(/klaviyo|scarab/);
});

test('I18N-003 a page translation is allowed where it is configured', async () => {
  const { directives } = await pageWith({ TRANSLATION_WIDGET: 'google' });
  expect(directives['script-src']).toContain('https://translate.google.com');
  expect((await pageWith({})).policy).not.toContain('translate');
});

test('CHK-009 without keys a payment page allows nothing of theirs', async () => {
  const { policy } = await pageWith({}, '/checkout/payment');
  expect(policy).not.toMatch(/braintree|cardinal|klarna/);
});

/** A policy of a page as its releases and settings have it. */
const policyOf = (trustedTypes: boolean, env: NodeJS.ProcessEnv = {}, url = '/') =>
  contentSecurityPolicy({
    styleHashes: [],
    assetOrigin: '',
    devOrigins: [],
    trustedTypes,
    outside: servicesOfPage(readSettings({ NODE_ENV: 'production', ...env }).outside, url),
  });

test('Trusted Types are required where every build on the page writes by them and no script of others runs', () => {
  const required = "require-trusted-types-for 'script'; trusted-types shop#html ";
  expect(policyOf(true)).toContain(required);
  expect(policyOf(false)).not.toContain('trusted-types');
  expect(policyOf(true, { RECAPTCHA_SITE_KEY: 'site' })).not.toContain('trusted-types');
  const keys = { BRAINTREE_PUBLIC_KEY: 'key' };
  expect(policyOf(true, keys)).toContain(required);
  expect(policyOf(true, keys, paths.payment())).not.toContain('trusted-types');
});
