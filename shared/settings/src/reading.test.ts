import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startReading } from './reading.ts';
import { schema } from './schema.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'settings-'));
afterAll(() => rmSync(folder, { recursive: true }));

const fileWith = (name: string, text: string): string => {
  const file = path.join(folder, name);
  writeFileSync(file, text);
  return file;
};

const secret = 'a-secret-of-the-web-servers';
const problemsOf = (environment: Record<string, string>): string => {
  try {
    startReading(environment, 'api', 'web').end();
    return '';
  } catch (error) {
    return error instanceof Error ? error.message : '';
  }
};

test('a process with nothing configured has its defaults and no problem', () => {
  const given = startReading({}, 'api', 'web', 'files', 'release', 'build', 'conformance');
  expect(given.end).not.toThrow();
  expect([given.of('PORT'), given.of('API_PORT'), given.of('HOST'), given.of('RELEASES'), given.sandbox]).toEqual([
    3000,
    4000,
    '127.0.0.1',
    null,
    true,
  ]);
  expect(startReading({ PORT: '' }, 'web').of('PORT')).toBe(3000);
});

test('every problem is told in one list, in the order of the schema', () => {
  expect(
    problemsOf({ RENDER_LIMIT: '1.5', PORT: 'many', API_LOG: 'loud', API_URL: 'shop', WEB_SECRET: 'short' }).split(
      '\n',
    ),
  ).toEqual([
    'PORT must be a port number, not “many”.',
    'API_URL must be an origin such as https://shop.example, not “shop”.',
    'WEB_SECRET must have at least 16 characters, all of them letters, digits or signs.',
    'RENDER_LIMIT must be a number of milliseconds from 1 to 999999, not “1.5”.',
    'API_LOG must be silent or error or warn or info, not “loud”.',
  ]);
});

const secrets = Object.entries(schema).flatMap(([name, setting]) => ('isSecret' in setting ? [[name, setting]] : []));

test('a secret is taken from the file that its variable names, without the white space around it', () => {
  const WEB_SECRET_FILE = fileWith('web', `${secret}\n`);
  const given = startReading({ WEB_SECRET_FILE }, 'web');
  expect(given.of('WEB_SECRET')).toBe(secret);
  expect(given.end).not.toThrow();
});

test.each(secrets.map(([name]) => String(name)))('%s may come from a file, but not from both', (name) => {
  const file = fileWith(name, 'redis://held-in-a-file');
  const environment = { [`${name}_FILE`]: file };
  expect(
    startReading(environment, 'api', 'web', 'operator', 'conformance', 'adapter').isSet(name as keyof typeof schema),
  ).toBe(true); // from the schema
  const both = () =>
    startReading(
      { ...environment, [name]: 'redis://in-the-environment' },
      'api',
      'web',
      'operator',
      'conformance',
      'adapter',
    );
  expect(both().end).toThrow(`${name} and ${name}_FILE are both set`);
  expect(both().end).not.toThrow('redis://');
});

test('a file that is empty or away is a problem, and a setting that is no secret has none', () => {
  const WEB_SECRET_FILE = fileWith('empty', ' \n');
  const away = path.join(folder, 'away');
  expect(problemsOf({ WEB_SECRET_FILE })).toBe(`WEB_SECRET_FILE names ${WEB_SECRET_FILE}, which is empty.`);
  expect(problemsOf({ WEB_SECRET_FILE: away })).toBe(`WEB_SECRET_FILE names ${away}, which cannot be read (ENOENT).`);
  expect(startReading({ PORT_FILE: fileWith('port', '80') }, 'web').of('PORT')).toBe(3000);
});

test('a database on another machine takes the sandbox away, also when a file names it', () => {
  const DATABASE_URL_FILE = fileWith('database', 'postgresql://shop:word@db.example/shop');
  expect(startReading({ DATABASE_URL_FILE }, 'web').sandbox).toBe(false);
});

test('a process cannot ask for what is not its own', () => {
  expect(() => startReading({}, 'api').of('RENDER_LIMIT')).toThrow('RENDER_LIMIT is no setting of api.');
});
