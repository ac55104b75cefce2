import { isTextable } from './textable.ts';

test.each([
  '+14165550123',
  '+15145550123',
  '+16135550123',
  '+12125550123',
  '+15195550123',
  '+15875550123',
  '+15625550123',
])('POP-002 %s is sent text messages', (telephone) => expect(isTextable(telephone)).toBe(true));

test.each([
  '+19005550123',
  '+14169760123',
  '+18765550123',
  '+18095550123',
  '+15005550123',
  '+15335550123',
  '+447700900123',
])('POP-002 %s, at which somebody earns by each message, is not', (telephone) =>
  expect(isTextable(telephone)).toBe(false),
);
