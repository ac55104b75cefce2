import type { RemoteFault } from '@shop/contract';
import { RemoteUnavailable } from '../federation/remote-loader.ts';
import { watchThrows } from './stray-throws.ts';

const faults: RemoteFault[] = [];
watchThrows(
  (name) => (name === 'host' ? 9 : 7),
  (fault) => faults.push(fault),
);
afterEach(() => void faults.splice(0));

const thrown = (...files: string[]): Error => {
  const error = new Error('broken');
  error.stack = ['Error: broken', ...files.map((file) => `    at press (https://shop.test${file}:1:2)`)].join('\n');
  return error;
};
const throwsNow = (error: unknown): void => void window.dispatchEvent(new ErrorEvent('error', { error }));

test('what a remote throws in a handler is its fault, with the expose and the build of the page', () => {
  throwsNow(thrown('/assets/catalog/3/12.js', '/assets/catalog/5/expose-product.js', '/assets/host/9/libraries.js'));
  expect(faults).toEqual([{ remote: 'catalog', build: 7, expose: './product', cause: 'event' }]);
});

test('a promise that nobody waits for is heard of, and code of the shell is the host’s', () => {
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: thrown('/assets/host/9/main.js') }));
  expect(faults).toEqual([{ remote: 'host', build: 9, expose: '', cause: 'event' }]);
});

test.each([
  ['code of nobody’s release', thrown('/somebody-elses.js')],
  ['no error', 'text'],
  [
    'a load that is reported already',
    new RemoteUnavailable({ remote: 'catalog', build: 7, expose: './home', cause: 'missing' }, null),
  ],
])('%s is not reported', (_, error) => {
  throwsNow(error);
  expect(faults).toEqual([]);
});
