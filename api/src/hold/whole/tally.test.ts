import { tallyFrom, type Fault, type Request } from './tally.ts';

const page: Request = { kind: 'page', what: 'GET a page', id: 'page-0001', mayChange: false };
const order: Request = { kind: 'call', what: 'POST /api/order', id: 'order-0001', mayChange: true };
const killed: Fault = { name: 'api 1 is killed', mayFail: ({ mayChange }) => mayChange };
const reloaded: Fault = { name: 'nginx is reloaded' };
const failure = { reason: '502 Bad Gateway', isBrokenOff: false };

test('a failed request is excused by what was done while it was under way, and by nothing else', async () => {
  const tally = tallyFrom('faults');
  const before = tally.asked(order);
  const tooEarly = tally.asked(order);
  tooEarly(failure);
  const isOver = tally.disturbed(killed);
  const during = tally.asked(order);
  const read = tally.asked(page);
  isOver();
  for (const ended of [before, during, read, tally.asked(order)]) ended(failure);
  const isOverToo = tally.disturbed(reloaded);
  tally.asked(order)(failure);
  isOverToo();
  tally.asked(page)(null);
  const { failed, unexcused, failures, requests } = await tally.begin('the next');
  expect({ failed, unexcused, requests }).toEqual({ failed: 6, unexcused: 4, requests: { page: 2, file: 0, call: 5 } });
  expect([...failures]).toEqual([
    ['not to be: POST /api/order 502 Bad Gateway', 1],
    ['api 1 is killed: POST /api/order 502 Bad Gateway', 2],
    ['not to be: api 1 is killed: GET a page 502 Bad Gateway', 1],
    ['not to be: after "api 1 is killed": POST /api/order 502 Bad Gateway', 1],
    ['not to be: nginx is reloaded: POST /api/order 502 Bad Gateway', 1],
  ]);
});

test('a request counts where it began, and each that failed stands in the log with its id', async () => {
  const tally = tallyFrom('quiet');
  const slow = tally.asked(page);
  const ended = tally.begin('the next');
  slow(failure);
  expect([(await ended).failed, (await tally.begin('last')).failed]).toEqual([1, 0]);
  expect(tally.log.filter((line) => line.includes('page-0001'))).toEqual([
    expect.stringMatching(/: GET a page 502 Bad Gateway$/),
  ]);
});
