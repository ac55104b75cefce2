import { answer, useServer } from '@shop/testing';
import type { RenderInput } from '../../contract/rendering.ts';
import { render } from './render.tsx';

const server = useServer();

/** Milliseconds from which on a timer is no step of the work itself. */
const long = 1_000;

const input = (given: Partial<RenderInput> = {}): RenderInput => ({
  url: '/a',
  language: 'en',
  origin: 'http://shop.test',
  remotes: [],
  api: { baseUrl: 'http://api.test', headers: {} },
  visitor: null,
  signal: new AbortController().signal,
  report: (_, error) => reportError(error),
  ...given,
});

test.each([
  ['everyone’s', {}],
  ['a visitor’s', { visitor: { token: 'c1' } }],
])('X-478 a page that is rendered and %s has left nothing that waits and keeps its store', async (_title, given) => {
  server.use(
    answer('pathResolve', { code: 404, message: '' }),
    answer('categoryTree', { categories: [{ name: 'Furniture', url_path: 'furniture.html' }] } as never), // as far as it is read
    answer('configInit', { home_top_banner: [], customer_service: {} } as never),
    answer('hotKeywords', { hot_keyword: [], top_banner: [] } as never),
  );
  const [begun, ended] = [jest.spyOn(globalThis, 'setTimeout'), jest.spyOn(globalThis, 'clearTimeout')];
  try {
    const { state } = await render(input(given));
    expect(JSON.stringify(state)).toContain('Furniture');
    const waiting = begun.mock.results.filter((_timer, place) => Number(begun.mock.calls[place]?.[1]) >= long);
    expect(waiting.length).toBeGreaterThan(0);
    expect(ended.mock.calls.map(([timer]) => timer)).toEqual(
      expect.arrayContaining(waiting.map(({ value }): unknown => value)),
    );
  } finally {
    begun.mockRestore();
    ended.mockRestore();
  }
});
