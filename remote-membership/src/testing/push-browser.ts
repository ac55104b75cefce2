/** The shop's key in tests: 65 bytes, as a browser takes it. */
export const shopKey = `B${'A'.repeat(86)}`;
export const endpoint = 'https://fcm.googleapis.com/fcm/send/abc';
export const keys = { p256dh: 'BPublic', auth: 'secret' };

/** Stands in at the browser’s border for what jsdom lacks: notifications, a service worker and a push service. */
export const pushBrowser = (permission: NotificationPermission = 'default') => {
  const asked = jest.fn<Promise<NotificationPermission>, []>().mockResolvedValue('granted');
  const Notification = { permission, requestPermission: asked };
  asked.mockImplementation(async () => (Notification.permission = 'granted'));
  const registered: unknown[] = [];
  const subscribed: unknown[] = [];
  let subscription: object | null = null;
  const make = (options: { applicationServerKey: Uint8Array }) => ({
    endpoint,
    options,
    toJSON: () => ({ endpoint, keys }),
    unsubscribe: async () => {
      subscription = null;
      return true;
    },
  });
  const subscribe = async (options: { applicationServerKey: Uint8Array }) => {
    subscribed.push(options);
    return (subscription = make(options));
  };
  const registration = { pushManager: { subscribe, getSubscription: async () => subscription } };
  const serviceWorker = {
    register: async (url: unknown) => {
      registered.push(url);
      return registration;
    },
    ready: Promise.resolve(registration),
    getRegistration: async () => registration,
  };
  Object.assign(window, { Notification });
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true });
  return {
    asked,
    registered,
    subscribed,
    isSubscribed: () => subscription !== null,
    breakPushService: () => {
      registration.pushManager.subscribe = () => Promise.reject(new DOMException('push service error', 'AbortError'));
    },
    /** Subscribed on an earlier page. */
    subscribeBefore: () => subscribe({ applicationServerKey: Uint8Array.from(atob(`${shopKey}=`), () => 0) }),
    remove: () => {
      Reflect.deleteProperty(window, 'Notification');
      Reflect.deleteProperty(navigator, 'serviceWorker');
    },
  };
};
