import { useServer } from '@shop/testing';
import type { OfSite, RenderInput } from '../../contract/rendering.ts';
import { renderInput, siteAnswers } from '../testing/site-page.ts';
import { render } from './render.tsx';

const server = useServer();

/** Records the shell's calls, each with its language. */
const site = ({ isAway = false } = {}) => {
  const asked: string[] = [];
  const onCall = (call: string, headers: Headers) => void asked.push(`${call} ${headers.get('accept-language')}`);
  server.use(...siteAnswers({ isAway, onCall }));
  return asked;
};

const remotes: RenderInput['remotes'] = [];

const page = async (url: string, given: Partial<RenderInput> = {}) => {
  const { answeredAt: _when, ...output } = await render(renderInput(url, { remotes, ...given }));
  return JSON.stringify(output);
};

/** Keeps for pages what the threads of the web server keep. */
const caching = (): Pick<Required<RenderInput>, 'ofSite'> => {
  const cached = new Map<string, unknown>();
  return {
    async ofSite<T>(name: string, make: () => Promise<OfSite<T>>) {
      if (cached.has(name)) return cached.get(name) as T;
      const { value, isWhole } = await make();
      if (isWhole) cached.set(name, value);
      return value;
    },
  };
};

test('stores begin with what header and footer show, which is asked for once, and pages are as without it', async () => {
  const asked = site();
  const cached = caching();
  for (const url of ['/a', '/b', '/a?keyword=sofa']) {
    const begun = await page(url, cached);
    expect(begun).toContain('Furniture');
    expect(begun).toBe(await page(url));
  }
  const french = await page('/a', { ...cached, language: 'fr' });
  expect(french).toBe(await page('/a', { language: 'fr' }));
  expect(asked.filter((one) => one.endsWith('en'))).toHaveLength(2 * (1 + 3));
  expect(asked.filter((one) => one.endsWith('fr'))).toHaveLength(2 * (1 + 1));
});

test.each([
  ['of a visitor', { visitor: { token: 'c1' } }],
  ['with a call that is to fail', { api: { baseUrl: 'http://api.test', headers: { 'x-sandbox-faults': 'x@503' } } }],
])('a page %s asks for all of it, and begins with nothing of others', async (_whose, given) => {
  const asked = site();
  const cached = caching();
  await page('/a', cached);
  await page('/a', { ...cached, ...given });
  await page('/a', { ...cached, ...given });
  expect(asked).toHaveLength(2 * 3);
});

test('what was not answered is asked for once by its page, and again by the next', async () => {
  const cached = caching();
  const away = site({ isAway: true });
  const without = await page('/a');
  const asked = away.splice(0);
  expect(await page('/a', cached)).toBe(without);
  expect(away).toEqual(asked);
  site();
  expect(await page('/a', cached)).toContain('Furniture');
});
