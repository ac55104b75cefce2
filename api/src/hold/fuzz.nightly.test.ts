import { fixturePassword } from '../testing/fixture-people.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { fuzz, type FuzzReport } from './fuzz.ts';
import type { Send } from './wire-request.ts';

/** Inputs of each call; more of them, and others, for whoever searches. */
const runs = Number(process.env['FUZZ_RUNS'] ?? 24);
const seed = Number(process.env['FUZZ_SEED'] ?? 1);

let shop: TestApp;
let report: FuzzReport;
beforeAll(async () => {
  shop = await startTestApp();
  const person = (email: string) => ({ email, password: fixturePassword });
  const inject: Send = async ({ method, ...request }) => {
    const reply = await shop.app.inject({ method: method as 'GET', ...request });
    return { status: reply.statusCode, body: reply.body };
  };
  report = await fuzz(inject, { seed, runs, owner: person('ada@example.com'), other: person('bo@example.com') });
}, 3_600_000);
afterAll(() => shop?.close());

test('no call answers 5xx, whatever it is sent', () => {
  expect(report.failures).toEqual([]);
  // Most of what is sent is refused by what it is; enough gets through to what lies behind.
  expect(report.statuses[200]).toBeGreaterThan(report.sent / 10);
  expect(report.neverAccepted.length).toBeLessThan(80);
});

test('nobody reads or changes what is another customer’s, knowing its ids', () => {
  expect(report.before).toContain('Zwxprivate');
  expect(report.leaks).toEqual([]);
  expect(report.after).toBe(report.before);
});
