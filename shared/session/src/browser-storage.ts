/**
 * Keys of a person: a logout clears them. What is not named here is the browser's own and stays, such as a pop-up that
 * was closed. Names that the documents give: `storageKeys` (SESS-015).
 */
export const personalKeys = {
  local: [
    'userInfo',
    'shipping_address',
    'indent',
    'emarsysLogin',
    'recent_searches',
    'delivery_zip',
    'birthday_asked',
    'unreported_purchases',
    'compared_products',
    'swatch_tray',
    'home_plan',
    'saved_answers',
    'pending_changes',
    'people_like_me',
  ],
  tab: ['request_path', 'email', 'order_intention', 'wallet_payment'],
} as const;

export type LocalKey =
  | (typeof personalKeys.local)[number]
  | 'GuestToken'
  | 'payLogin'
  | 'notes'
  | 'page_language'
  | 'one_tap_until'
  | 'birthday_greeting'
  | 'subscribe_popup_until'
  | 'subscribe_popup_seen'
  | 'magazine_popup_until'
  | 'push_start'
  | 'push_rejected'
  | 'push_closed_on'
  | 'push_subscription';

export type TabKey =
  | (typeof personalKeys.tab)[number]
  | 'client_ip'
  | 'large_order_seen'
  | 'push_shown'
  | 'version-reload';

/** Texts that a browser keeps. Nothing throws: storage may be denied (its very name throws) or full. */
export interface GuardedStore<Key extends string> {
  /** Null when nothing is kept, undefined when storage is denied. */
  read: (key: Key) => string | null | undefined;
  /** False when it was not kept. */
  write: (key: Key, text: string) => boolean;
  remove: (key: Key) => void;
}

/** @param area asked again at each use */
export const guarded = <Key extends string>(area: () => Storage): GuardedStore<Key> => {
  const attempt = <T>(use: (storage: Storage) => T): T | undefined => {
    try {
      return use(area());
    } catch {
      return undefined;
    }
  };
  return {
    read: (key) => attempt((storage) => storage.getItem(key)),
    write: (key, text) => attempt((storage) => (storage.setItem(key, text), true)) ?? false,
    remove: (key) => attempt((storage) => storage.removeItem(key)),
  };
};

/** Local storage, and the tab's own session storage: the only way to them. A server has neither. */
export const localStore = guarded<LocalKey>(() => localStorage);
export const tabStore = guarded<TabKey>(() => sessionStorage);

/** A kept JSON value; undefined when there is none or it is damaged (then it is removed as well). */
export const readJson = <Key extends string>(
  store: { read: (key: Key) => string | null | undefined; remove: (key: Key) => void },
  key: Key,
): unknown => {
  const text = store.read(key);
  if (text === null || text === undefined) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    store.remove(key);
    return undefined;
  }
};
