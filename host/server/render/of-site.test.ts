import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { SendCall } from '../../contract/rendering.ts';
import { forgetAnswers, unknownTag, withTags } from './api-answers.ts';

/** `x-page-tags` of the answers, by path. */
const tags: Record<string, string> = { '/tree': '', '/config': '', '/product': 'product:1' };

let server: Server;
let site: string;
beforeAll(async () => {
  server = createServer(({ url = '' }, response) => {
    const from = tags[url];
    response.writeHead(200, { 'content-type': 'application/json', ...(from !== undefined && { 'x-page-tags': from }) });
    response.end(JSON.stringify(url));
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`; // it listens on a port
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(forgetAnswers);

const asked = async (send: SendCall, path: string): Promise<string> => {
  const headers = { 'x-render': '1', 'accept-language': 'en' };
  const { signal } = new AbortController();
  const answer = await send(site + path, { method: 'GET', headers, body: null, signal });
  return answer.json() as string; // as the server above answers
};

type Make = (send: SendCall) => Promise<unknown>;
/** Of answers of the site alone. */
const treeAnd =
  (value: unknown): Make =>
  async (send) => {
    await asked(send, '/tree');
    return value;
  };

/** How often something was made for renders one after the other, and what each of them was made from. */
const renders = async (count: number, make: Make, isWhole = true) => {
  let made = 0;
  const from: string[][] = [];
  for (let render = 0; render < count; render += 1) {
    const noted = await withTags(({ ofSite }) =>
      ofSite('name', async (send) => {
        made += 1;
        return { value: await make(send), isWhole };
      }),
    );
    from.push([...noted.tags]);
  }
  return { made, from };
};

test('what is made of the site’s answers alone is made once for all renders, until one of them may have changed', async () => {
  const make: Make = async (send) => [await asked(send, '/tree'), await asked(send, '/config')];
  expect(await renders(3, make)).toEqual({ made: 1, from: [[], [], []] });
  forgetAnswers();
  expect(await renders(2, make)).toEqual({ made: 1, from: [[], []] });
  const { output } = await withTags(({ ofSite }) =>
    ofSite('name', async () => ({ value: ['another'], isWhole: true })),
  );
  expect(output).toEqual(['/tree', '/config']);
});

test.each([
  ['a product’s too', '/product', 'product:1'],
  ['one that says nothing', '/untagged', unknownTag],
])('what is made of answers, %s, is made for each render, and noted of it', async (_which, path, tag) => {
  const make: Make = async (send) => [await asked(send, '/tree'), await asked(send, path)];
  expect(await renders(2, make)).toEqual({ made: 2, from: [[tag], [tag]] });
});

test('what is not whole, and what changed while it was made, is kept for no other render', async () => {
  expect(await renders(2, treeAnd('half'), false)).toEqual({ made: 2, from: [[], []] });
  const make: Make = async (send) => {
    const tree = await asked(send, '/tree');
    forgetAnswers();
    return tree;
  };
  expect((await renders(2, make)).made).toBe(2);
  await expect(renders(1, () => Promise.reject(new Error('away')))).rejects.toThrow('away');
});

test('a build that asks in another way says nothing of what its page was made from: nothing of it is kept', async () => {
  expect(await renders(2, async () => 'fetched')).toEqual({ made: 2, from: [[unknownTag], [unknownTag]] });
  expect([...(await withTags(async () => 'fetched')).tags]).toEqual([unknownTag]);
});

test('what is made is no younger than the oldest answer that it was made of', async () => {
  const clock = jest.spyOn(performance, 'now');
  try {
    const begun = performance.now();
    const at = (seconds: number) => void clock.mockReturnValue(begun + seconds * 1_000);
    at(0);
    await withTags(({ send }) => asked(send, '/tree'));
    at(9);
    const make: Make = async (send) => [await asked(send, '/tree'), await asked(send, '/config')];
    expect((await renders(2, make)).made).toBe(1);
    at(11);
    expect((await renders(1, make)).made).toBe(1);
  } finally {
    clock.mockRestore();
  }
});

test('what is made under fifty names is kept, the one that was asked for the longest ago goes first', async () => {
  const made: string[] = [];
  const ask = (name: string) =>
    withTags(({ ofSite }) =>
      ofSite(name, async (send) => {
        made.push(name);
        return { value: await treeAnd(name)(send), isWhole: true };
      }),
    );
  const names = Array.from({ length: 51 }, (_, place) => `shell ${place}`);
  for (const name of [...names, 'shell 50', 'shell 0']) await ask(name);
  expect(made).toEqual([...names, 'shell 0']);
});
