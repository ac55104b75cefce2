import { answer, useServer } from '@shop/testing';
import { renderInput, siteAnswers } from '../testing/site-page.ts';
import { render } from './render.tsx';

const server = useServer();

/** Milliseconds from which on a timer is no step of the work itself. */
const long = 1_000;

test.each([
  ['everyone’s', {}],
  ['a visitor’s', { visitor: { token: 'c1' } }],
])('a page that is rendered and %s has left nothing that waits and keeps its store', async (_title, given) => {
  server.use(...siteAnswers(), answer('hotKeywords', { hot_keyword: [], top_banner: [] } as never));
  const [begun, ended] = [jest.spyOn(globalThis, 'setTimeout'), jest.spyOn(globalThis, 'clearTimeout')];
  try {
    const { state } = await render(renderInput('/a', given));
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
