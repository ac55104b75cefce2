import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { reportOf } from './report.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'settings-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('what is set is told with where it is from, and no secret is shown', () => {
  const file = path.join(folder, 'token');
  writeFileSync(file, 'a-token-that-a-file-holds');
  const { lines, problems } = reportOf({
    PORT: '8080',
    WEB_SECRET: 'a-secret-of-the-web-servers',
    METRICS_TOKEN_FILE: file,
    SMTP_URL: 'smtp://shop:word@127.0.0.1',
  });
  expect(problems).toEqual([]);
  expect(lines).toEqual(
    expect.arrayContaining([
      'PORT=8080 from environment',
      'API_PORT=4000 from default',
      'WEB_SECRET (secret) from environment',
      `METRICS_TOKEN (secret) from file ${file}`,
      'RENDER_WORKERS not set: one per core',
    ]),
  );
  expect(lines.join()).not.toMatch(/a-secret-of|a-token-that|shop:word/);
});

test('what keeps the API or the web server from starting is told once, with what is missing', () => {
  const { problems } = reportOf({ PORT: 'x', API_PORT: 'y', HOST: '0.0.0.0', TWILIO_FROM: '+16475550100' });
  expect(problems.filter((line) => /^(PORT|API_PORT|TWILIO)/.test(line))).toEqual([
    'API_PORT must be a port number, not “y”.',
    expect.stringMatching(/^TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN are missing/),
    'PORT must be a port number, not “x”.',
  ]);
  expect(problems.join()).toMatch(/PUBLIC_ORIGIN: the origin that shoppers see/);
});
