import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { forgetAnswers, ofSite, unknownTag, watchAnswers, withTags } from './api-answers.ts';

/** What answers say that they were made from, by path. */
const tags: Record<string, string> = { '/tree': '', '/config': '', '/product': 'product:1' };

let server: Server;
let site: string;
const fetched = globalThis.fetch;
beforeAll(async () => {
  server = createServer(({ url = '' }, response) => {
    const from = tags[url];
    response.writeHead(200, { 'content-type': 'application/json', ...(from !== undefined && { 'x-page-tags': from }) });
    response.end(JSON.stringify(url));
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`; // it listens on a port
  watchAnswers(false);
});
afterAll(() => {
  globalThis.fetch = fetched;
  server.closeAllConnections();
  server.close();
});
beforeEach(forgetAnswers);

const asked = async (path: string): Promise<string> => {
  const answer = await fetch(site + path, { headers: { 'x-render': '1', 'accept-language': 'en' } });
  return (await answer.json()) as string; // as the server above answers
};

/** How often something was made for renders one after the other, and what each of them was made from. */
const renders = async (count: number, make: () => Promise<unknown>, isWhole = true) => {
  let made = 0;
  const from: string[][] = [];
  for (let render = 0; render < count; render += 1) {
    const noted = await withTags(() =>
      ofSite('name', async () => {
        made += 1;
        return { value: await make(), isWhole };
      }),
    );
    from.push([...noted.tags]);
  }
  return { made, from };
};

test('X-510 what is made of the site’s answers alone is made once for all renders, until one of them may have changed', async () => {
  const make = async () => [await asked('/tree'), await asked('/config')];
  expect(await renders(3, make)).toEqual({ made: 1, from: [[], [], []] });
  forgetAnswers();
  expect(await renders(2, make)).toEqual({ made: 1, from: [[], []] });
  const { output } = await withTags(() => ofSite('name', async () => ({ value: ['another'], isWhole: true })));
  expect(output).toEqual(['/tree', '/config']);
});

test.each([
  ['a product’s too', '/product', 'product:1'],
  ['one that says nothing', '/untagged', unknownTag],
])('X-510 what is made of answers, %s, is made for each render, and noted of it', async (_which, path, tag) => {
  const make = async () => [await asked('/tree'), await asked(path)];
  expect(await renders(2, make)).toEqual({ made: 2, from: [[tag], [tag]] });
});

test('X-510 what is not whole, and what changed while it was made, is kept for no other render', async () => {
  expect(await renders(2, async () => 'half', false)).toEqual({ made: 2, from: [[], []] });
  const make = async () => {
    const tree = await asked('/tree');
    forgetAnswers();
    return tree;
  };
  expect((await renders(2, make)).made).toBe(2);
  await expect(renders(1, () => Promise.reject(new Error('away')))).rejects.toThrow('away');
});

test('X-510 what is made is no younger than the oldest answer that it was made of', async () => {
  const clock = jest.spyOn(performance, 'now');
  try {
    const begun = performance.now();
    const at = (seconds: number) => void clock.mockReturnValue(begun + seconds * 1_000);
    at(0);
    await withTags(() => asked('/tree'));
    at(9);
    const make = async () => [await asked('/tree'), await asked('/config')];
    expect((await renders(2, make)).made).toBe(1);
    at(11);
    expect((await renders(1, make)).made).toBe(1);
  } finally {
    clock.mockRestore();
  }
});
