import type { OperatorCallName, OperatorInput, OperatorResult, OperatorRole } from '@shop/contract/operator';
import { operatorCalls, type OperatorCall } from '@shop/contract/operator';
import { schema } from '../../database/connection.ts';
import { codeAt } from '../../domain/operator/second-factor.ts';
import { makePerson } from '../../flows/operator/people.ts';
import { checkOperatorAnswer } from '../../testing/answer-check.ts';
import { askingAt, keyOf } from '../../testing/operating.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp();
});
afterAll(() => shop?.close());

const password = 'a long enough 1';

/** Makes a call with a token or without, and answers the envelope. */
const asked = async <N extends OperatorCallName>(name: N, input: OperatorInput<N>, token?: string) => {
  const { method, path }: OperatorCall = operatorCalls[name];
  const { body }: { body?: unknown } = input;
  const reply = await shop.app.inject({
    method,
    url: path,
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
    ...(body !== undefined && { payload: body as object }),
  });
  const answer: { code: number; message: string; result: OperatorResult<N> } = reply.json();
  checkOperatorAnswer(method, path, answer);
  return answer;
};
/** Time goes on until the next code of a second factor. */
const later = (seconds = 30): void => {
  shop.clock.now = new Date(shop.clock.now.getTime() + seconds * 1000);
};

let made = 0;
const invite = async (role: OperatorRole = 'support') => {
  made += 1;
  const person = { name: `Bo ${made}`, email: `bo${made}@shop.example`, role };
  const { row, invitation } = await makePerson(shop.app.services, { keyId: null }, person);
  return { ...person, id: row.id, invitation };
};
/** Somebody who has accepted an invitation. */
const joined = async (role: OperatorRole = 'support') => {
  const person = await invite(role);
  const { secret } = (await asked('invitation', { body: { invitation: person.invitation } })).result;
  const body = { invitation: person.invitation, password, code: codeAt(secret, shop.clock.now) };
  const { session, recovery_codes } = (await asked('acceptInvitation', { body })).result;
  later();
  const code = () => codeAt(secret, shop.clock.now);
  const signIn = (more: { password?: string; code?: string } = {}) =>
    asked('signIn', { body: { email: person.email, password, ...more } });
  return { ...person, token: session.token, recovery_codes, code, signIn };
};
const logOf = async (subject: number) => {
  const ask = askingAt(shop, (await keyOf(shop, 'admin')).key);
  return (await ask('log', { query: { subject: String(subject) } })).list;
};

test('somebody who is invited chooses a password, proves the second factor, and works with the rights of the role', async () => {
  const { id, email, invitation, name } = await invite('warehouse');
  const { result } = await asked('invitation', { body: { invitation } });
  expect(result).toMatchObject({ name, email, role: 'warehouse' });
  expect(result.address).toMatch(/^otpauth:\/\/totp\/Bor%C3%A9al:bo\d+%40shop.example\?/);
  const accept = (body: { password: string; code: string }) =>
    asked('acceptInvitation', { body: { invitation, ...body } });
  const code = codeAt(result.secret, shop.clock.now);
  expect(await accept({ password: 'short 1', code })).toMatchObject({ code: 400 });
  expect(await accept({ password, code: '000000' })).toMatchObject({ code: 400, result: { field: 'code' } });
  const { session, recovery_codes } = (await accept({ password, code })).result;
  expect(recovery_codes).toHaveLength(10);
  expect(new Set(recovery_codes).size).toBe(10);

  expect((await asked('me', { query: {} }, session.token)).result).toEqual({
    name,
    role: 'warehouse',
    person: { id, email, recovery_codes: 10 },
    expires_at: new Date(shop.clock.now.getTime() + 12 * 3600_000).toISOString(),
  });
  expect((await asked('orders', { query: {} }, session.token)).code).toBe(200);
  expect(await asked('keys', { query: {} }, session.token)).toMatchObject({
    code: 403,
    message: 'Your role is warehouse, and this is for admin.',
  });
  // An invitation is good once.
  expect((await accept({ password, code })).code).toBe(404);
  expect((await asked('invitation', { body: { invitation } })).code).toBe(404);

  const rows = JSON.stringify([
    await shop.connection.db.select().from(schema.operatorKey),
    await shop.connection.db.select().from(schema.operatorPerson),
  ]);
  for (const secret of [session.token, invitation, password, ...recovery_codes]) expect(rows).not.toContain(secret);
});

test('an invitation ends after three days', async () => {
  const { invitation } = await invite();
  later(72 * 3600);
  expect((await asked('invitation', { body: { invitation } })).code).toBe(404);
});

test('signing in takes the password, then a code that was not used before', async () => {
  const { id, signIn, code, name } = await joined();
  expect((await signIn()).result).toEqual({ session: null });
  const first = code();
  const { session } = (await signIn({ code: first })).result;
  expect((await asked('me', { query: {} }, session?.token)).result).toMatchObject({ name });
  expect(await signIn({ code: first })).toMatchObject({ code: 400, result: { field: 'code' } });
  later();
  expect((await signIn({ code: code() })).code).toBe(200);
  expect(await logOf(id)).toMatchObject([
    { action: 'session.begin', key: { name, person_id: id }, after: { by: 'second-factor' } },
    { action: 'session.begin' },
    { action: 'person.join', key: { person_id: id } },
    { action: 'person.make', key: null },
  ]);
});

test('a wrong password, and an address that nobody has, are refused alike, whatever code is given', async () => {
  const { signIn, code } = await joined();
  const wrong = await signIn({ password: 'another one 1', code: code() });
  expect(wrong).toMatchObject({ code: 400, result: { field: 'password' } });
  const unknown = await asked('signIn', { body: { email: 'nobody@shop.example', password } });
  expect(unknown).toEqual(wrong);
  const { email } = await invite();
  expect(await asked('signIn', { body: { email, password } })).toEqual(wrong);
});

test('wrong codes beside the right password are limited, and wait for nobody else', async () => {
  const [ada, bo] = [await joined(), await joined()];
  const codes = [];
  for (let time = 0; time < 11; time += 1) codes.push((await ada.signIn({ code: '000000' })).code);
  expect(codes).toEqual([...Array.from({ length: 9 }, () => 400), 429, 429]);
  expect((await ada.signIn({ code: ada.code() })).code).toBe(429);
  expect((await bo.signIn({ code: bo.code() })).code).toBe(200);
  later(3600);
  expect((await ada.signIn({ code: ada.code() })).code).toBe(200);
});

test('wrong passwords for one address are limited', async () => {
  const { signIn } = await joined();
  const codes = [];
  for (let time = 0; time < 21; time += 1) codes.push((await signIn({ password: 'wrong one 1' })).code);
  expect(codes.slice(-2)).toEqual([400, 429]);
});

test('a recovery code stands for the second factor once, however it is typed', async () => {
  const { signIn, recovery_codes, id } = await joined();
  const [one = ''] = recovery_codes;
  const { session } = (await signIn({ code: ` ${one.toUpperCase().replaceAll('-', ' ')}` })).result;
  expect((await asked('me', { query: {} }, session?.token)).result.person?.recovery_codes).toBe(9);
  expect((await signIn({ code: one })).code).toBe(400);
  expect((await logOf(id))[0]).toMatchObject({ action: 'session.begin', after: { by: 'recovery' } });

  const renewed = await asked('renewRecoveryCodes', { body: { password } }, session?.token);
  expect(renewed.result.recovery_codes).toHaveLength(10);
  expect((await signIn({ code: recovery_codes[1] ?? '' })).code).toBe(400);
  expect((await signIn({ code: renewed.result.recovery_codes[0] ?? '' })).code).toBe(200);
});

test('a session ends at sign-out and after twelve hours, and is refused from then on', async () => {
  const { id, token, signIn, code } = await joined();
  expect((await asked('signOut', { body: {} }, token)).code).toBe(200);
  const refused = { code: 401, message: 'This session has ended. Please sign in again.' };
  expect(await asked('orders', { query: {} }, token)).toMatchObject(refused);
  expect((await logOf(id))[0]).toMatchObject({ action: 'session.end', key: { person_id: id } });

  const { session } = (await signIn({ code: code() })).result;
  later(12 * 3600 - 1);
  expect((await asked('orders', { query: {} }, session?.token)).code).toBe(200);
  later(1);
  expect(await asked('orders', { query: {} }, session?.token)).toMatchObject(refused);
});

test('another password ends the other sessions of its person', async () => {
  const { id, token, signIn, code } = await joined();
  const other = (await signIn({ code: code() })).result.session?.token;
  const change = (old_password: string) =>
    asked('changeOwnPassword', { body: { old_password, password: 'another long one 2' } }, token);
  expect(await change('wrong one 1')).toMatchObject({ code: 400, result: { field: 'old_password' } });
  expect((await change(password)).code).toBe(200);
  expect((await asked('me', { query: {} }, token)).code).toBe(200);
  expect((await asked('me', { query: {} }, other)).code).toBe(401);
  expect((await signIn()).code).toBe(400);
  expect((await signIn({ password: 'another long one 2' })).code).toBe(200);
  expect((await logOf(id))[0]).toMatchObject({ action: 'person.password', key: { person_id: id } });
});

test('an administrator gives another role, invites anew and ends somebody, whose sessions end with it', async () => {
  const admin = await joined('admin');
  const ask = askingAt(shop, admin.token);
  const bo = await joined('support');
  expect(await ask('changePerson', { body: { id: bo.id, name: 'Bo Roy' } })).toMatchObject({ name: 'Bo Roy' });
  expect((await asked('me', { query: {} }, bo.token)).result).toMatchObject({ name: 'Bo Roy', role: 'support' });
  await ask('changePerson', { body: { id: bo.id, role: 'catalogue' } });
  expect((await asked('me', { query: {} }, bo.token)).code).toBe(401);
  const { session } = (await bo.signIn({ code: bo.code() })).result;
  expect((await asked('orders', { query: {} }, session?.token)).code).toBe(403);

  const { invitation } = await ask('invitePerson', { body: { id: bo.id } });
  expect((await asked('me', { query: {} }, session?.token)).code).toBe(401);
  later();
  expect((await bo.signIn({ code: bo.code() })).code).toBe(400);
  expect((await asked('invitation', { body: { invitation } })).result).toMatchObject({ role: 'catalogue' });

  expect(await ask('endPerson', { body: { id: bo.id } })).toMatchObject({ ended_at: expect.any(String) });
  expect((await asked('invitation', { body: { invitation } })).code).toBe(404);
  await expect(ask('invitePerson', { body: { id: bo.id } })).rejects.toThrow('does not work here any more');
  expect((await logOf(bo.id)).slice(0, 4)).toMatchObject([
    { action: 'person.end', key: { person_id: admin.id } },
    { action: 'person.invite', key: { person_id: admin.id } },
    { action: 'session.begin', key: { person_id: bo.id } },
    {
      action: 'person.change',
      key: { person_id: admin.id },
      before: { role: 'support' },
      after: { role: 'catalogue' },
    },
  ]);
});

test('nobody shuts out themselves or the last administrator', async () => {
  await shop.connection.db.update(schema.operatorPerson).set({ endedAt: shop.clock.now });
  const admin = await joined('admin');
  const own = askingAt(shop, admin.token);
  await expect(own('endPerson', { body: { id: admin.id } })).rejects.toThrow('Another administrator has to do this.');
  await expect(own('changePerson', { body: { id: admin.id, role: 'support' } })).rejects.toThrow(
    'Another administrator',
  );
  const byKey = askingAt(shop, (await keyOf(shop, 'admin')).key);
  await expect(byKey('endPerson', { body: { id: admin.id } })).rejects.toThrow('is the only administrator');
  const other = await joined('admin');
  expect(await byKey('endPerson', { body: { id: admin.id } })).toMatchObject({ ended_at: expect.any(String) });
  expect((await asked('me', { query: {} }, other.token)).code).toBe(200);
});

test('an address is one person’s, however it is written', async () => {
  const ask = askingAt(shop, (await keyOf(shop, 'admin')).key);
  const { email } = await invite();
  const body = { name: 'Cy', email: ` ${email.toUpperCase()} `, role: 'support' as const };
  await expect(ask('makePerson', { body })).rejects.toThrow(`${email} works here already.`);
  await expect(ask('makePerson', { body: { ...body, email: 'no address' } })).rejects.toThrow('is no email address');
});

test('a key has no password to change and no session to end', async () => {
  const { key } = await keyOf(shop, 'admin');
  for (const answer of [
    await asked('signOut', { body: {} }, key),
    await asked('changeOwnPassword', { body: { old_password: 'x', password } }, key),
    await asked('renewRecoveryCodes', { body: { password } }, key),
  ])
    expect(answer.code).toBe(409);
  expect((await asked('me', { query: {} }, key)).result).toEqual({
    name: 'admin',
    role: 'admin',
    person: null,
    expires_at: null,
  });
});

test('a key for a program may have an end, from which on it is refused; sessions are no keys', async () => {
  const ask = askingAt(shop, (await keyOf(shop, 'admin')).key);
  const body = { name: 'Feed', role: 'catalogue' as const };
  await expect(ask('makeKey', { body: { ...body, until: '2020-01-01' } })).rejects.toThrow('past already');
  const until = new Date(shop.clock.now.getTime() + 3600_000).toISOString();
  const { id, key, expires_at } = await ask('makeKey', { body: { ...body, until } });
  expect(expires_at).toBe(until);
  later(3599);
  expect((await asked('exportPrices', { query: {} }, key)).code).toBe(200);
  later(1);
  expect(await asked('exportPrices', { query: {} }, key)).toMatchObject({ code: 401, message: 'This key has ended.' });
  expect((await logOf(id))[0]).toMatchObject({ action: 'key.make', after: { role: 'catalogue', until } });

  await joined();
  const { list } = await ask('keys', { query: { limit: 500 } });
  expect(list.some(({ name }) => name.startsWith('Bo '))).toBe(false);
  const rows = await shop.connection.db.select().from(schema.operatorKey);
  const one = rows.find(({ personId }) => personId !== null)?.id ?? 0;
  await expect(ask('revokeKey', { body: { id: one } })).rejects.toThrow(`There is no key ${one}.`);
});
