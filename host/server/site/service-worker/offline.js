// What can be seen without a network. Pages put there what they keep (host/src/offline/saved-pages.ts); this part only
// answers when the network does not. A file whose address names its content comes from there at once, and everything
// else straight from the network: browsers that know routes of workers do not even start this worker for it.

const SAVED = 'saved-pages';
const INDEX = '/saved/index.json';
/** The page that says what can be seen. */
const OFFLINE = '/offline';
/** Addresses that name their content. */
const FILES = ['/assets/', '/page-state/', '/registry/', '/media/'];

/** `assetOrigin`, where released files lie elsewhere, is written before this by `site-files.ts`. */
const isFile = ({ origin, pathname }) =>
  [self.location.origin, self.assetOrigin].includes(origin) && FILES.some((folder) => pathname.startsWith(folder));

const takeRoutes = (event) =>
  event.addRoutes([
    ...FILES.map((folder) => ({
      condition: { urlPattern: new URLPattern({ pathname: `${folder}*` }), requestMethod: 'GET' },
      source: { cacheName: SAVED },
    })),
    {
      condition: { requestMode: 'navigate', requestMethod: 'GET' },
      source: 'race-network-and-fetch-handler',
    },
    { condition: { urlPattern: new URLPattern({ pathname: '/*' }) }, source: 'network' },
  ]);

/** The kept page of an address; of a product whose variant was not kept, the one that was. */
const savedPage = async ({ pathname, searchParams, search }) => {
  if (pathname === OFFLINE) searchParams.delete('to');
  const cache = await caches.open(SAVED);
  const index = await (await cache.match(INDEX))?.json();
  if (!index) return Response.error();
  const language = searchParams.get('setLang') ?? index.language;
  searchParams.delete('setLang');
  const asked = pathname + (searchParams.size > 0 ? `?${searchParams}` : '');
  const page = await cache.match(`/saved/${language}${asked}`, { ignoreVary: true });
  if (page) return page;
  const other = index.pages.find(
    ({ address, ...saved }) => saved.language === language && address.split('?')[0] === pathname,
  );
  if (other && other.address !== asked) return Response.redirect(other.address);
  return index.pages.some(({ address, ...saved }) => saved.language === index.language && address === OFFLINE)
    ? Response.redirect(`${OFFLINE}?to=${encodeURIComponent(pathname + search)}`)
    : Response.error();
};

self.addEventListener('install', (event) => {
  if ('addRoutes' in event) event.waitUntil(takeRoutes(event));
});
self.addEventListener('activate', (event) => {
  // Where the worker is started for each page, the page is asked for meanwhile.
  if (!('addRoutes' in InstallEvent.prototype)) event.waitUntil(self.registration.navigationPreload?.enable());
});
self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET') return;
  const url = new URL(request.url);
  if (request.mode === 'navigate') {
    const answer = async () => (await event.preloadResponse) ?? fetch(request);
    event.respondWith(answer().catch(() => savedPage(url)));
  } else if (isFile(url)) {
    event.respondWith(
      caches.match(request, { cacheName: SAVED, ignoreVary: true }).then((saved) => saved ?? fetch(request)),
    );
  }
});
