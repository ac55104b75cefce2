import { readSettings } from '../settings.ts';
import { closeApps, testApp } from '../testing.ts';

afterEach(closeApps);

/** Headers of a page as the environment has it, and its policy by directive. */
async function pageWith(env: NodeJS.ProcessEnv) {
  const { app } = await testApp({ outside: readSettings({ NODE_ENV: 'production', ...env }).outside });
  const { headers } = await app.inject('/');
  const policy = String(headers['content-security-policy']);
  const directives = policy.split('; ').map((directive): [string, string[]] => {
    const [name = '', ...sources] = directive.split(' ');
    return [name, sources.filter((source) => !source.startsWith("'sha256-"))];
  });
  return { headers, policy, directives: Object.fromEntries(directives) };
}

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
