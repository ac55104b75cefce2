import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { linkReport } from './report.ts';
import { walkLinks } from './links.ts';

/** What a shop answers by its paths: a status, or a page. */
type Pages = Readonly<Record<string, number | string>>;

let servers: Server[] = [];
afterEach(() => {
  for (const server of servers) server.close();
  servers = [];
});

const serve = async (pages: Pages): Promise<string> => {
  const server = createServer(({ url = '/' }, response) => {
    const page = pages[url] ?? 404;
    if (typeof page === 'number') response.writeHead(page, page === 302 ? { location: '/moved' } : {}).end();
    else response.end(page);
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`; // it listens on TCP
};

const page = (header: string, footer: string) =>
  `<header class="x">${header}</header><main><a href="/in-the-page">no</a></main><footer>${footer}</footer>`;
const shop: Pages = {
  '/?setLang=en': page(
    '<a class="a" href="/cart">Cart</a>',
    '<a href="/about">About</a><a href="https://elsewhere.example">E</a>',
  ),
  '/?setLang=fr': page('<a href="/cart">Panier</a>', '<a href="/a-propos?a=1&amp;b=2">À propos</a>'),
  '/cart': 302,
  '/moved': 'the cart',
  '/about': 'about',
  '/a-propos?a=1&b=2': 'à propos',
};

test('every link of header and footer is opened, in both languages, once', async () => {
  const walked = await walkLinks(await serve(shop));
  expect(walked).toEqual({ seen: 5, dead: [] });
  expect(linkReport(walked)).toContain('5 of 5 links of header and footer lead to a page.');
});

test('a link that leads to no page is named, also one of the other language and one that never arrives', async () => {
  const walked = await walkLinks(await serve({ ...shop, '/about': 404, '/a-propos?a=1&b=2': 500, '/moved': 302 }));
  expect(walked.dead).toEqual([
    { href: '/cart', status: 0 },
    { href: '/about', status: 404 },
    { href: '/a-propos?a=1&b=2', status: 500 },
  ]);
});
