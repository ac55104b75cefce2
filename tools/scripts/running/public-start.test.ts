import { spawnSync } from 'node:child_process';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../../..');

/** Starts a program as an operator would, with nothing in its environment but this. */
const start = (program: string, environment: Record<string, string>) => {
  const { PATH = '' } = process.env;
  const { status, stderr } = spawnSync(process.execPath, [path.join(root, program)], {
    env: { PATH, ...environment },
    encoding: 'utf8',
    timeout: 120_000,
  });
  return { status, stderr };
};

const namesIn = (text: string): string[] => [...new Set(text.match(/\b[A-Z]+(?:_[A-Z]+)+\b/g))].sort();

const klarna = ['KLARNA_ENVIRONMENT', 'KLARNA_PASSWORD', 'KLARNA_USERNAME'];
const braintree = ['BRAINTREE_ENVIRONMENT', 'BRAINTREE_PRIVATE_KEY', 'BRAINTREE_PUBLIC_KEY'];
const alipay = ['ALIPAY_CLIENT_ID', 'ALIPAY_ENVIRONMENT', 'ALIPAY_PRIVATE_KEY', 'ALIPAY_PUBLIC_KEY'];
const ofApi = [
  'RECAPTCHA_SECRET',
  'RECAPTCHA_SITE_KEY',
  'SHOP_ADDRESS',
  'SHOP_URL',
  'SMTP_URL',
  ...alipay,
  ...braintree,
  ...klarna,
];

test('the API in production names everything that is missing or wrong at once', () => {
  const { status, stderr } = start('api/src/main.ts', { NODE_ENV: 'production', API_PORT: 'x', WORLD_PRODUCTS: '-1' });
  expect(status).toBe(1);
  expect(namesIn(stderr)).toEqual(['API_PORT', 'NODE_ENV', 'WEB_SECRET', 'WORLD_PRODUCTS', ...ofApi].sort());
});

test('the web server in production names everything that is missing or wrong at once', () => {
  const { status, stderr } = start('host/server/main.ts', { NODE_ENV: 'production', RENDER_LIMIT: 'x' });
  expect(status).toBe(1);
  expect(namesIn(stderr)).toEqual(['NODE_ENV', 'PUBLIC_ORIGIN', 'RENDER_LIMIT', 'WEB_SECRET']);
});

test('the one command names what both of them miss, and builds nothing', () => {
  const { status, stderr } = start('tools/scripts/start.ts', {
    HOST: '0.0.0.0',
    ...Object.fromEntries(klarna.map((name) => [name, 'playground'])),
  });
  expect(status).toBe(1);
  expect(namesIn(stderr)).toEqual([
    'PUBLIC_ORIGIN',
    'RECAPTCHA_SECRET',
    'RECAPTCHA_SITE_KEY',
    'SHOP_ADDRESS',
    'SHOP_URL',
    'SMTP_URL',
  ]);
});

test('the one command names what is wrong in the settings of every process, and builds nothing', () => {
  const { status, stderr } = start('tools/scripts/start.ts', {
    PORT: 'many',
    API_LOG: 'loud',
    SMTP_URL_FILE: '/nowhere',
  });
  expect(status).toBe(1);
  expect(stderr.trim().split('\n')).toEqual([
    'SMTP_URL_FILE names /nowhere, which cannot be read (ENOENT).',
    'PORT must be a port number, not “many”.',
    'API_LOG must be silent or error or warn or info, not “loud”.',
  ]);
});
