import { readFileSync } from 'node:fs';
import path from 'node:path';
import { closeApps, testApp } from './testing.ts';

afterEach(closeApps);

test('a web server keeps a connection for longer than nginx', async () => {
  const configuration = readFileSync(path.join(import.meta.dirname, '../../deploy/nginx/shop.conf'), 'utf8');
  const [, seconds] = /upstream shop_web \{[^}]*keepalive_timeout (\d+)s;/.exec(configuration) ?? [];
  const { app } = await testApp();
  expect(app.server.keepAliveTimeout).toBeGreaterThan(Number(seconds) * 1_000);
});
