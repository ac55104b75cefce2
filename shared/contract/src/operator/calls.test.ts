import { calls } from '../calls/index.ts';
import { operatorCalls, type OperatorCall } from './calls.ts';
import { operatorRoles } from './roles.ts';
import { operatorSchemas } from './schemas.ts';

const table: Readonly<Record<string, OperatorCall>> = operatorCalls;

test('the operator’s calls stand under /operator, where the shop’s pages have none, each at a place of its own', () => {
  const places = Object.values(table).map(({ method, path }) => `${method} ${path}`);
  expect(places.filter((place) => !/^(GET|POST) \/operator\/[a-z_/]+$/.test(place))).toEqual([]);
  expect(new Set(places).size).toBe(places.length);
  expect(Object.values(calls).filter(({ path }) => path.startsWith('/operator'))).toEqual([]);
});

test('each has its schemas, a body unless it reads, and roles, the administrator’s always among them', () => {
  expect(Object.keys(operatorSchemas).toSorted()).toEqual(Object.keys(table).toSorted());
  for (const [name, { method, body, roles }] of Object.entries(table)) {
    expect({ name, hasBody: body !== undefined }).toEqual({ name, hasBody: method !== 'GET' });
    if (roles === 'anybody') continue;
    expect({ name, isKnown: roles.every((role) => operatorRoles.includes(role)) }).toEqual({ name, isKnown: true });
    expect({ name, roles }).toEqual({ name, roles: expect.arrayContaining(['admin']) });
  }
});

test('without a key or a session nobody can do more than sign in or read and accept an invitation', () => {
  const open = Object.entries(table).flatMap(([name, { roles }]) => (roles === 'anybody' ? [name] : []));
  expect(open).toEqual(['signIn', 'invitation', 'acceptInvitation']);
});
