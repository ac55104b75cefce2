// Push messages (POP-028): shows what comes and leads to the page that it is about. The files of this folder are the shop's
// one service worker, one after the other; they run as they stand here, in browsers alone.

/** Messages are the API's: `PushContent` of api/src/domain/push. */
const shown = (data) => {
  const { title, body, url, tag, lang } = data?.json() ?? {};
  return self.registration.showNotification(title ?? '', { body, tag, lang, data: { url } });
};

/** A page of the shop, whatever the message says. */
const pageOf = (url) => {
  const page = new URL(url ?? '/', self.location.origin);
  return page.origin === self.location.origin ? page.href : `${self.location.origin}/`;
};

/** In the window that is open, if there is one. */
const open = async (page) => {
  const [shop] = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (!shop) return self.clients.openWindow(page);
  await shop.focus().catch(() => null); // a browser may say no, such as one that was left meanwhile
  // A page that this worker does not control cannot be led elsewhere.
  return shop.navigate(page).catch(() => self.clients.openWindow(page));
};

/** The push service has given this browser another address: the API goes on with that one. */
const move = async ({ oldSubscription, newSubscription }) => {
  if (!oldSubscription) return;
  const applicationServerKey = oldSubscription.options.applicationServerKey;
  const now =
    newSubscription ?? (await self.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey }));
  const { endpoint, keys } = now.toJSON();
  await fetch('/api/push/subscription', {
    method: 'POST',
    headers: { client: 'pc', 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ endpoint, ...keys, replaces: oldSubscription.endpoint }).toString(),
  });
};

self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('push', (event) => event.waitUntil(shown(event.data)));
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(pageOf(event.notification.data?.url)));
});
self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(move(event)));
