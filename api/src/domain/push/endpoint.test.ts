import { arePushKeys, isPushEndpoint } from './endpoint.ts';

test.each([
  'https://fcm.googleapis.com/fcm/send/abc',
  'https://jmt17.google.com/fcm/send/abc',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://push.services.mozilla.com/abc',
  'https://web.push.apple.com/abc',
  'https://push.apple.com/abc',
  'https://wns2-by3p.notify.windows.com/w/?token=abc',
  'https://notify.windows.com/w',
])('a browser’s push service may be sent to: %s', (address) => {
  expect(isPushEndpoint(address, false)).toBe(true);
});

test.each([
  '',
  'abc',
  'http://fcm.googleapis.com/abc',
  'https://fcm.googleapis.com:8443/abc',
  'https://me@fcm.googleapis.com/abc',
  'https://:secret@fcm.googleapis.com/abc',
  'https://xfcm.googleapis.com/abc',
  'https://fcm.googleapis.com.example.org/abc',
  'https://fcmxgoogleapis.com/abc',
  'https://a.jmt17.google.com/abc',
  'https://jmt17.google.com.example.org/abc',
  'https://evilpush.apple.com/abc',
  'https://web.push.apple.com.example.org/abc',
  'https://evilpush.services.mozilla.com/abc',
  'https://push.services.mozilla.com.example.org/abc',
  'https://evilnotify.windows.com/abc',
  'https://notify.windows.com.example.org/abc',
  'https://127.0.0.1/dev/push/abc',
  'https://example.org/?https://fcm.googleapis.com',
])('nothing is sent to %s', (address) => {
  expect(isPushEndpoint(address, false)).toBe(false);
});

test('the sandbox has a push service of its own on this machine, and sends nowhere else on it', () => {
  for (const host of ['127.0.0.1', 'localhost', '[::1]']) {
    expect(isPushEndpoint(`http://${host}:4000/dev/push/abc`, true)).toBe(true);
    expect(isPushEndpoint(`http://${host}:4000/dev/push/abc`, false)).toBe(false);
    expect(isPushEndpoint(`http://${host}:4000/api/dev/push/abc`, true)).toBe(false);
  }
  expect(isPushEndpoint('http://me@localhost/dev/push/abc', true)).toBe(false);
  expect(isPushEndpoint('http://10.0.0.1/dev/push/abc', true)).toBe(false);
  expect(isPushEndpoint('https://fcm.googleapis.com/abc', true)).toBe(true);
});

const bytes = (length: number, first = 4) => Buffer.concat([Buffer.from([first]), Buffer.alloc(length - 1, 7)]);
const point = bytes(65).toString('base64url');
const secret = bytes(16).toString('base64url');

test('a browser’s keys are an uncompressed point and 16 bytes, with or without the signs that fill up', () => {
  expect(arePushKeys(point, secret)).toBe(true);
  expect(arePushKeys(`${point}=`, `${secret}==`)).toBe(true);
});

test.each([
  ['', secret],
  [point, ''],
  [bytes(64).toString('base64url'), secret],
  [bytes(66).toString('base64url'), secret],
  [bytes(65, 2).toString('base64url'), secret],
  [point, bytes(15).toString('base64url')],
  [point, bytes(17).toString('base64url')],
  [`${point}===`, secret],
  [`!${point}`, secret],
  [`${point}!`, secret],
  [point, `${secret} x`],
])('%p and %p are none', (p256dh, auth) => {
  expect(arePushKeys(p256dh, auth)).toBe(false);
});
