/** The properties of this browser that decide about push. */
export interface PushDevice {
  /** Chrome asks with its native prompt; other browsers get the shop's own prompt first (POP-031). */
  isChrome: boolean;
  isIos: boolean;
  /** The shop was put on the home screen, without which iOS has no push. */
  isStandalone: boolean;
  /** `unsupported` where the browser has no notifications. */
  permission: NotificationPermission | 'unsupported';
}

const isStandalone = (): boolean =>
  typeof window.matchMedia === 'function' && window.matchMedia('(display-mode: standalone)').matches;

/** Looks at the browser. iPads call themselves Macs, and are told by their touch screen. */
export const pushDevice = (): PushDevice => {
  const { userAgent, maxTouchPoints } = navigator;
  const isIos = /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1);
  return {
    isIos,
    isChrome: /Chrome\/\d/.test(userAgent) && !/Edg|OPR|SamsungBrowser/.test(userAgent),
    isStandalone: isStandalone(),
    permission: typeof Notification === 'undefined' ? 'unsupported' : Notification.permission,
  };
};

/** Whether push can be offered here: nobody was asked yet, and on iOS the shop is installed as an app (POP-030). */
export const canOfferPush = ({ isIos, isStandalone: isApp, permission }: PushDevice): boolean =>
  permission === 'default' && (!isIos || isApp);
