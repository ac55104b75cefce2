/**
 * Push services of the browsers: Chrome and those made of it, Firefox, Safari, Edge. The API sends to no other host,
 * because the address comes from whoever calls it.
 */
const services = [
  /^fcm\.googleapis\.com$/,
  /^jmt17\.google\.com$/,
  /(^|\.)push\.services\.mozilla\.com$/,
  /(^|\.)push\.apple\.com$/,
  /(^|\.)notify\.windows\.com$/,
];

const isLoopback = (hostname: string): boolean => ['127.0.0.1', 'localhost', '[::1]'].includes(hostname);

/** Where the sandbox's own push service stands. */
export const sandboxPushPath = '/dev/push/';

/** Whether push messages may be sent to an address: one of a browser's push service, or of the sandbox's own. */
export const isPushEndpoint = (text: string, sandbox: boolean): boolean => {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, port, pathname, username, password } = new URL(text);
  if (username !== '' || password !== '') return false;
  if (sandbox && isLoopback(hostname) && pathname.startsWith(sandboxPushPath)) return true;
  return protocol === 'https:' && port === '' && services.some((service) => service.test(hostname));
};

const bytesOf = (text: string): Buffer | null => (/^[\w-]+={0,2}$/.test(text) ? Buffer.from(text, 'base64url') : null);

/** Whether these are a browser's keys: a point of P-256, uncompressed, and 16 bytes (RFC 8291). */
export const arePushKeys = (p256dh: string, auth: string): boolean => {
  const point = bytesOf(p256dh);
  return point?.length === 65 && point[0] === 4 && bytesOf(auth)?.length === 16;
};
