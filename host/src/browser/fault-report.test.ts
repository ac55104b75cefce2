import type { RemoteFault } from '@shop/contract';
import { createFaultReport } from './fault-report.ts';

const fault: RemoteFault = { remote: 'catalog', build: 7, expose: './list', cause: 'import' };
const page = location.pathname;

test('a fault is said in the console and to the web server once, however often it is met', () => {
  const said = jest.mocked(console.error).mockImplementation(() => undefined);
  const reported: RemoteFault[] = [];
  const report = createFaultReport((one) => reported.push(one));
  const error = new Error('broken');
  report(fault, error);
  report(fault, error);
  report({ ...fault, cause: 'render' }, error);
  expect(reported).toEqual([
    { ...fault, page },
    { ...fault, cause: 'render', page },
  ]);
  expect(said.mock.calls).toEqual([
    ['catalog, build 7, ./list: import', error],
    ['catalog, build 7, ./list: render', error],
  ]);
});

test('a fault leaves one mark in the page’s record, whoever’s release it is of', () => {
  jest.mocked(console.error).mockImplementation(() => undefined);
  const mark = jest.spyOn(performance, 'mark');
  const report = createFaultReport(() => undefined);
  report(fault, new Error('broken'));
  report(fault, new Error('broken'));
  report({ ...fault, build: 0 }, new Error('broken'));
  expect(mark.mock.calls).toEqual([
    ['fault', { detail: fault }],
    ['fault', { detail: { ...fault, build: 0 } }],
  ]);
});

test('what is sent names the request that the page came with, as the web server has said it', () => {
  jest.mocked(console.error).mockImplementation(() => undefined);
  const navigation = { serverTiming: [{ name: 'cache' }, { name: 'id', description: 'journey-0001' }] };
  const entries = jest.fn(() => [navigation]);
  Object.defineProperty(performance, 'getEntriesByType', { value: entries, configurable: true });
  const reported: RemoteFault[] = [];
  createFaultReport((one) => reported.push(one))(fault, new Error('broken'));
  Reflect.deleteProperty(performance, 'getEntriesByType');
  expect(reported).toEqual([{ ...fault, page, request: 'journey-0001' }]);
  expect(entries.mock.calls).toEqual([['navigation']]);
});

test('the override of a developer is said in the console alone', () => {
  const said = jest.mocked(console.error).mockImplementation(() => undefined);
  const reported: RemoteFault[] = [];
  createFaultReport((one) => reported.push(one))({ ...fault, build: 0 }, new Error('broken'));
  expect([reported, said.mock.calls.length]).toEqual([[], 1]);
});

test('what does not come without a network is nobody’s fault, what threw is', () => {
  const said = jest.mocked(console.error).mockImplementation(() => undefined);
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const reported: RemoteFault[] = [];
  const report = createFaultReport((one) => reported.push(one));
  for (const cause of ['missing', 'timeout', 'import'] as const) report({ ...fault, cause }, new Error('broken'));
  expect(reported).toEqual([{ ...fault, page }]);
  expect(said).toHaveBeenCalledTimes(1);
});

test('a page that breaks in ever new ways tells of twenty of them, by path and without its query', () => {
  jest.mocked(console.error).mockImplementation(() => undefined);
  history.replaceState(null, '', '/sofas.html?email=somebody@shop.test');
  const reported: RemoteFault[] = [];
  const report = createFaultReport((one) => reported.push(one));
  for (let count = 1; count <= 30; count += 1) report({ ...fault, expose: `./${count}` }, new Error('broken'));
  expect(reported).toHaveLength(20);
  expect(reported[0]?.page).toBe('/sofas.html');
});
