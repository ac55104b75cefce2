import type { ActionContext } from '@shop/contract';
import { answer, useServer } from '@shop/testing';
import type { FormInput } from '../../contract/forms.ts';
import { fieldsOf } from './act.ts';
import { formCaller } from './act.ts';

const server = useServer();

const guest = { guestToken: 'g1', deviceId: 'd1' };

/** The calls of a form of a visitor, and with which token they came; the API answers the cart with these codes. */
const setUp = (visitor: FormInput['visitor'], { cart = [] as number[], login = 200 } = {}) => {
  const seen: [call: string, token: string | null, device: string | null][] = [];
  const note = (name: string, { headers }: { headers: Headers }) =>
    void seen.push([name, headers.get('Authorization'), headers.get('Device-Id')]);
  server.use(
    answer('guestLogin', (asked) => {
      note('guestLogin', asked);
      return login === 200 ? ({ token: `new-${seen.length}` } as never) : { code: login, message: '' };
    }),
    answer('addCartItem', (asked) => {
      note('addCartItem', asked);
      return { code: cart.shift() ?? 200, message: '' } as never; // only the code is read
    }),
  );
  const { call, guest: loggedIn } = formCaller({
    api: { baseUrl: 'http://api.test', headers: {} },
    language: 'en',
    signal: new AbortController().signal,
    visitor,
  });
  const add = async (as: Parameters<ActionContext['call']>[0] = 'shopper') =>
    (await call(as, 'addCartItem', { body: { product_id: 1, qty: 1 } })).code;
  return { seen, add, loggedIn };
};

test('SESS-001 a visitor without a token is logged in as a guest, whom the answer names', async () => {
  const { seen, add, loggedIn } = setUp({});
  expect(await add()).toBe(200);
  const device = seen[0]?.[2];
  expect(seen).toEqual([
    ['guestLogin', null, device],
    ['addCartItem', 'new-1', device],
  ]);
  expect(loggedIn()).toEqual({ deviceId: device, token: 'new-1' });
});

test('a known guest keeps the token', async () => {
  const { seen, add, loggedIn } = setUp(guest);
  expect(await add()).toBe(200);
  expect(seen).toEqual([['addCartItem', 'g1', 'd1']]);
  expect(loggedIn()).toBeNull();
});

test('a guest token that the API refuses is replaced once and the call made again', async () => {
  const { seen, add } = setUp(guest, { cart: [401] });
  expect(await add()).toBe(200);
  expect(seen.map(([, token]) => token)).toEqual(['g1', null, 'new-2']);
  const refused = setUp(guest, { cart: [401, 401] });
  expect(await refused.add()).toBe(401);
});

test('a customer is never replayed as a guest', async () => {
  const { seen, add } = setUp({ ...guest, token: 'c1' }, { cart: [401] });
  expect(await add()).toBe(401);
  expect(seen.map(([, token]) => token)).toEqual(['c1']);
});

test('a guest login that fails is no answer', async () => {
  const { add } = setUp({}, { login: 500 });
  expect(await add()).toBe(0);
});

test('a call as nobody carries no token, and one as the visitor logs nobody in', async () => {
  const known = setUp({ ...guest, token: 'c1' });
  await known.add('nobody');
  expect(known.seen).toEqual([['addCartItem', null, 'd1']]);
  const unknown = setUp({});
  await unknown.add('visitor');
  expect(unknown.seen.map(([name, token]) => [name, token])).toEqual([['addCartItem', null]]);
});

const formData = '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n';
test.each([
  ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
  ['multipart/form-data; boundary=x', formData],
])('fields are read from %s', async (type, body) => {
  expect([...(await fieldsOf(type, body))]).toEqual([['List-Unsubscribe', 'One-Click']]);
});

test('what is no form has no fields', async () => {
  expect((await fieldsOf('multipart/form-data; boundary=x', '--y')).size).toBe(0);
  expect((await fieldsOf('', '')).size).toBe(0);
});
