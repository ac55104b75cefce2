import { answer, useServer } from '@shop/testing';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import type { RenderedRemote, RenderInput } from '../../contract/rendering.ts';
import { offer, renderInput, service, siteAnswers } from '../testing/site-page.ts';
import { testShell } from '../testing/test-shell.ts';
import { createOverlayList } from '../remotes/overlays.tsx';
import { CachedPart } from '../shell/cached-part.tsx';
import { Layout } from '../shell/layout.tsx';
import { ShellProvider } from '../shell-context.ts';
import { ShellTree } from '../shell/shell-tree.tsx';
import { type CachedParts, cachedMarkup } from './cached-markup.ts';
import { render } from './render.tsx';

const server = useServer();

const site = (given: Parameters<typeof siteAnswers>[0] = {}) => server.use(...siteAnswers(given));

/** A page of a shop without remotes: a list of them of its own shares nothing with other lists. */
const page = async (remotes: RenderedRemote[], url = '/a', given: Partial<RenderInput> = {}): Promise<string> => {
  const output = await render(renderInput(url, { remotes, ...given }));
  return output.markup;
};
/** As a browser draws it: with nothing of the server's around a part, as for a visitor. */
const unkept = (url?: string, given?: Partial<RenderInput>) => page([], url, { visitor: {}, ...given });

test('a part of the shell is rendered once for many pages, whose markup is as if it had been each time', () => {
  let rendered = 0;
  const Part = () => {
    rendered += 1;
    return <p>Part</p>;
  };
  const Nothing = () => {
    rendered += 1;
    return null;
  };
  const parts: CachedParts = new Map();
  const draw = (text: string): string => {
    const { part, whole } = cachedMarkup(parts);
    return whole(
      renderToString(
        <ShellProvider value={{ ...testShell(), cachedPart: part }}>
          <CachedPart name="nothing">
            <Nothing />
          </CachedPart>
          <CachedPart name="part">
            <Part />
          </CachedPart>
          <b>{text}</b>
        </ShellProvider>,
      ),
    );
  };
  expect(draw('one')).toBe('<p>Part</p><b>one</b>');
  expect(draw('two')).toBe('<p>Part</p><b>two</b>');
  expect(rendered).toBe(2);
});

test('pages with kept parts have the markup that they have without, ids of `useId` among it', async () => {
  site();
  const remotes: RenderedRemote[] = [];
  const first = await page(remotes);
  expect(first).toContain('Furniture');
  expect(first).toContain('1-800');
  expect(first).toBe(await page(remotes));
  for (const url of ['/b', '/a?keyword=sofa', '/a?newsletter=done'])
    expect(await page(remotes, url)).toBe(await unkept(url));
  const french = { language: 'fr' } as const;
  expect(await page(remotes, '/a', french)).toBe(await unkept('/a', french));
});

test('search and newsletter are kept where the address says nothing of them, and show what it says', async () => {
  site();
  const remotes: RenderedRemote[] = [];
  const words: string[] = [];
  const asked = ['/a?keyword=sofa', '/a?newsletter=done', '/a', '/b', '/a?keyword=lamp&newsletter=invalid', '/b?x=1'];
  for (const url of [...asked, ...asked]) {
    const markup = await page(remotes, url);
    expect(markup).toBe(await unkept(url));
    words.push(/name="keyword" value="(\w*)"/.exec(markup)?.[1] ?? 'none');
  }
  const shown = ['sofa', '', '', '', 'lamp', ''];
  expect(words).toEqual([...shown, ...shown]);
});

test('of header and footer a later page draws the links to its other language, and what its address says', () => {
  const drawn = (url: string): string[] => {
    const services = { ...testShell(), cachedPart: () => null };
    const markup = renderToString(
      <ShellTree services={services} overlays={createOverlayList()}>
        <MemoryRouter initialEntries={[url]}>
          <Layout name="default" page="Home">
            Page
          </Layout>
        </MemoryRouter>
      </ShellTree>,
    );
    return [...markup.matchAll(/<(a|button|form|h2|input|li|nav|p)\b/g)].map(([, name = '']) => name);
  };
  const skipAndLanguages = ['a', 'nav', 'a', 'a'];
  expect(drawn('/a')).toEqual(skipAndLanguages);
  expect(drawn('/a?keyword=sofa')).toEqual([...skipAndLanguages, 'form', 'input', 'button']);
  expect(drawn('/a?newsletter=done')).toEqual([
    ...skipAndLanguages,
    'h2',
    'form',
    'input',
    'input',
    'button',
    'p',
    'p',
    'a',
  ]);
});

test('kept parts follow the data of the site', async () => {
  site();
  const remotes: RenderedRemote[] = [];
  await page(remotes);
  site({ root: 'Lamps' });
  const lamps = await page(remotes);
  expect(lamps).not.toContain('Furniture');
  expect(lamps).toBe(await unkept());
  site({ root: 'Lamps', banner: 'Another offer' });
  expect(await page(remotes)).toContain('Another offer');
});

test('what is drawn for one visitor stands on nobody else’s page', async () => {
  site();
  server.use(
    answer('configInit', ({ headers }) => {
      const banner = { ...offer, name: `An offer for ${headers.get('Authorization') ?? 'everyone'}` };
      return { home_top_banner: [banner], customer_service: service } as never;
    }),
  );
  const remotes: RenderedRemote[] = [];
  const offerFor = async (token?: string) => {
    const markup = await page(remotes, '/a', { visitor: token ? { token } : null });
    return [...markup.matchAll(/An offer for (\w+)/g)].map(([, who]) => who);
  };
  for (const token of ['c1', undefined, 'c2', undefined, 'c1'])
    expect(await offerFor(token)).toEqual([token ?? 'everyone']);
});
