import { browserFindings, jestFindings } from './reports.ts';

const assertion = (status: string, fullName: string, ...failureMessages: string[]) => ({
  status,
  fullName,
  failureMessages,
});

test('of a jest report the failed tests are named with their file, and a file that did not run with its error', () => {
  const times = { startTime: 1_000, endTime: 3_500 };
  const testResults = [
    {
      ...times,
      name: '/shop/host/a.test.ts',
      message: 'all of the output',
      assertionResults: [
        assertion('passed', 'works'),
        assertion('failed', 'breaks', '\u001B[31mexpected\u001B[39m 1\n\n  got 2'),
      ],
    },
    { ...times, name: '/shop/host/b.test.ts', message: 'Cannot find module', assertionResults: [] },
    { ...times, name: '/shop/host/c.test.ts', message: '', assertionResults: [assertion('passed', 'works')] },
  ];
  const { passed, failures, files } = jestFindings({ numPassedTests: 2, testResults }, '/shop');
  expect(passed).toBe(2);
  expect(failures).toEqual([
    { name: 'host/a.test.ts › breaks', said: '  expected 1\n    got 2' },
    { name: 'host/b.test.ts', said: '  Cannot find module' },
  ]);
  expect(files[0]).toEqual({ name: 'host/a.test.ts', seconds: 2.5 });
});

test('of a browser report the failed tests are named with their line, however deep they stand, and errors outside too', () => {
  const spec = (title: string, ok: boolean, message = '') => ({
    ok,
    title,
    file: 'cart.spec.ts',
    line: 7,
    tests: [{ results: [{ duration: 1_500, errors: message ? [{ message }] : [] }] }],
  });
  const browserLog = ['Browser logs:', '<launching> chromium', '[pid=7][err] no bus'];
  const suites = [
    {
      title: 'cart.spec.ts',
      specs: [spec('adds', true)],
      suites: [
        {
          title: 'in en',
          specs: [
            spec('keeps', false, [...browserLog, ...Array.from({ length: 30 }, (_, n) => `line ${n}`)].join('\n')),
          ],
        },
      ],
    },
  ];
  const { passed, failures, files } = browserFindings({
    stats: { expected: 1 },
    suites,
    errors: [{ message: 'the shop did not start' }],
  });
  const [first, outside, ...others] = failures;
  expect(passed).toBe(1);
  expect(files).toEqual([{ name: 'e2e/cart.spec.ts', seconds: 3 }]);
  expect(first?.name).toBe('cart.spec.ts:7 › keeps');
  expect(first?.said.split('\n')).toEqual(Array.from({ length: 14 }, (_, n) => `  line ${n}`));
  expect(outside).toEqual({ name: 'outside of any test', said: '  the shop did not start' });
  expect(others).toEqual([]);
});
