import fc from 'fast-check';
import { http, HttpResponse } from 'msw';
import { useServer } from '@shop/testing';
import { indexAddress, savePage, savedPages, MAX_PRODUCTS, type SavedPage } from './saved-pages.ts';

const server = useServer();

/** Stands in at the browser's border for what jsdom lacks: a cache and locks. */
const offlineBrowser = () => {
  const saved = new Map<string, Response>();
  const address = (request: RequestInfo | URL): string => {
    const { pathname, search } = new URL(request instanceof Request ? request.url : request, location.origin);
    return pathname + search;
  };
  const cache = {
    match: async (request: RequestInfo) => saved.get(address(request))?.clone(),
    put: async (request: RequestInfo, response: Response) => void saved.set(address(request), response),
    delete: async (request: RequestInfo) => saved.delete(address(request)),
    add: async (request: RequestInfo) => {
      const answer = await fetch(new URL(address(request), location.origin));
      if (!answer.ok) throw new TypeError(`${address(request)} answered ${answer.status}`);
      saved.set(address(request), answer);
    },
  };
  Object.defineProperty(globalThis, 'caches', { value: { open: async () => cache }, configurable: true });
  Object.defineProperty(navigator, 'locks', {
    value: { request: (_name: string, run: () => Promise<unknown>) => run() },
    configurable: true,
  });
  return saved;
};

const shared = { 'content-type': 'text/html', 'cache-control': 'public, max-age=0, must-revalidate' };
const personal = { 'content-type': 'text/html', 'cache-control': 'private, no-store' };

/** As the web server writes them: scripts wait in the data block. */
const documentOf = (number: number): string =>
  `<script defer src="/assets/host/1/start.js"></script><script type="application/json" id="start">${JSON.stringify({
    offline: 'Offline.',
    registry: '/registry/host.1.json',
    state: { url: `/page-state/${number}/en/`, answeredAt: 1 },
    styles: [['/assets/host/1/main.css', null]],
    scripts: [['/assets/host/1/main.js', null]],
    preloads: [],
  })}</script>`;

/** Pages and files of a shop; what `missing` names does not come. */
const serve = (missing: ReadonlySet<string>, isPersonal = false) =>
  server.use(
    http.get('*/product-:number', ({ params }) =>
      HttpResponse.text(documentOf(Number(params['number'])), { headers: isPersonal ? personal : shared }),
    ),
    http.get('*', ({ request }) => {
      const { pathname } = new URL(request.url);
      return missing.has(pathname) ? new HttpResponse(null, { status: 404 }) : HttpResponse.text(pathname);
    }),
  );

const productPage = (number: number, files: readonly string[] = []) => ({
  address: `/product-${number}`,
  language: 'en' as const,
  product: { name: `Product ${number}`, picture: `/media/${number}.avif` },
  files: [`/media/${number}.avif`, ...files],
  isDocument: true,
});

/** Everything that is kept is named by the index, and everything that it names is saved. */
const expectWhole = async (saved: ReadonlyMap<string, Response>): Promise<readonly SavedPage[]> => {
  const pages = await savedPages('en');
  const named = pages.flatMap(({ address, files }) => [`/saved/en${address}`, ...files]);
  const expected = [...new Set(named), ...(saved.has(indexAddress) ? [indexAddress] : [])];
  expect([...saved.keys()].toSorted()).toEqual(expected.toSorted());
  return pages;
};

test('whatever is looked at and whatever does not come, each kept page is whole and nothing else is kept', async () => {
  const asked = fc.record({
    number: fc.integer({ min: 1, max: 12 }),
    files: fc.subarray(['/assets/catalog/1/a.js', '/assets/catalog/1/b.js', '/assets/account/1/c.js']),
    isBroken: fc.boolean(),
    isPersonal: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(asked, { maxLength: 12 }), async (visits) => {
      const saved = offlineBrowser();
      for (const { number, files, isBroken, isPersonal } of visits) {
        serve(new Set(isBroken ? [`/page-state/${number}/en/`, `/media/${number}.avif`] : []), isPersonal);
        const before = await savedPages('en');
        const had = before.some(({ address }) => address === `/product-${number}`);
        const isSaved = await savePage(productPage(number, files));
        const pages = await expectWhole(saved);
        if (isSaved) expect(pages[0]?.address).toBe(`/product-${number}`);
        else expect(pages).toEqual(before);
        // A file that is there already need not come again.
        expect(isSaved).toBe(!isPersonal && (!isBroken || had));
      }
    }),
    { numRuns: 40 },
  );
});

test('the product that was looked at longest ago makes room, with the files that only it needs', async () => {
  const saved = offlineBrowser();
  serve(new Set());
  await savePage({ address: '/product-0', language: 'en', product: null, files: [], isDocument: true }); // a page of the shop's own
  for (let number = 1; number <= MAX_PRODUCTS + 1; number += 1) await savePage(productPage(number));
  const pages = await expectWhole(saved);
  expect(pages.map(({ address }) => address)).toEqual([
    ...Array.from({ length: MAX_PRODUCTS }, (_, place) => `/product-${MAX_PRODUCTS + 1 - place}`),
    '/product-0',
  ]);
});
