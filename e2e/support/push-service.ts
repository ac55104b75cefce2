import type { BrowserContext, Worker } from '@playwright/test';
import { ask } from '@shop/qa';
import { apiUrl } from './places.ts';

/** A message as the push service got it: nobody but the browser can read its body. */
interface Received {
  ttl: number;
  encoding: string;
  body: string;
}

/** What runs in the shop's service worker sees this. */
interface WorkerScope extends EventTarget {
  registration: ServiceWorkerRegistration;
  shown: { title: string; options: NotificationOptions | undefined }[];
}

/**
 * Headless browsers have no push service and show no notifications. The sandbox's push service stands in for theirs, at
 * the browser's border alone: the person agrees, and what subscribes is given its address, with keys of a browser's
 * shape. Answers how to see what has come.
 */
export const useSandboxPush = async (context: BrowserContext): Promise<() => Promise<Received[]>> => {
  const { public_key: key } = await ask('pushKey', {});
  const made = await fetch(`${apiUrl}/dev/push/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ application_server_key: key }),
  });
  const { endpoint } = (await made.json()) as { endpoint: string }; // the sandbox's own format
  await context.addInitScript((address) => {
    if (!('PushManager' in window)) return;
    let permission: NotificationPermission = 'default';
    Object.defineProperty(Notification, 'permission', { get: () => permission });
    Notification.requestPermission = async () => {
      sessionStorage.setItem('asked', '1');
      return (permission = 'granted');
    };
    if (sessionStorage.getItem('asked')) permission = 'granted';
    const text = (buffer: ArrayBuffer) =>
      btoa(String.fromCodePoint(...new Uint8Array(buffer)))
        .replaceAll('+', '-')
        .replaceAll('/', '_')
        .replaceAll('=', '');
    let subscription: PushSubscription | null = null;
    PushManager.prototype.getSubscription = async () => subscription;
    PushManager.prototype.subscribe = async (options) => {
      const algorithm = { name: 'ECDH', namedCurve: 'P-256' };
      const { publicKey } = await crypto.subtle.generateKey(algorithm, true, ['deriveBits']);
      const p256dh = text(await crypto.subtle.exportKey('raw', publicKey));
      const keys = { p256dh, auth: text(crypto.getRandomValues(new Uint8Array(16)).buffer) };
      const made = {
        endpoint: address,
        options: { applicationServerKey: options?.applicationServerKey },
        toJSON: () => ({ endpoint: address, keys }),
        unsubscribe: async () => {
          subscription = null;
          return true;
        },
      };
      return (subscription = made as unknown as PushSubscription); // what the shop reads of one
    };
  }, endpoint);
  return async () => (await (await fetch(`${endpoint}/messages`)).json()) as Received[]; // the sandbox's own format
};

interface Shown {
  title: string;
  body: string | undefined;
  lang: string | undefined;
}

/** What the shop's worker shows, and a press on the last of it: both belong to the system, which is not here. */
export const watchNotifications = async (worker: Worker) => {
  await worker.evaluate(() => {
    const own = globalThis as unknown as WorkerScope;
    own.shown = [];
    own.registration.showNotification = async (title, options) => void own.shown.push({ title, options });
  });
  return {
    shown: (): Promise<Shown[]> =>
      worker.evaluate(() =>
        (globalThis as unknown as WorkerScope).shown.map(({ title, options }) => ({
          title,
          body: options?.body,
          lang: options?.lang,
        })),
      ),
    press: () =>
      worker.evaluate(() => {
        const own = globalThis as unknown as WorkerScope;
        const data: unknown = own.shown.at(-1)?.options?.data;
        const press = new Event('notificationclick');
        own.dispatchEvent(Object.assign(press, { notification: { data, close: () => null }, waitUntil: () => null }));
      }),
  };
};
