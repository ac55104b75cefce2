import { globSync } from 'node:fs';
import path from 'node:path';
import { pageRoutesOf, type CallName, type RemoteConfig } from '@shop/contract';
import { usesIn } from './uses.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const uses = usesIn(root);

test('a page needs the calls of what it imports: hooks, dispatched endpoints, sagas and forms', () => {
  expect(uses.get('account/orders')).toEqual(new Set(['orderList', 'orderDetail', 'pastOrders', 'reorder']));
  const payment = uses.get('cart-checkout/payment') ?? new Set();
  for (const call of ['carts', 'cartAddress', 'createOrder', 'orderToken'] as const) expect(payment).toContain(call);
  expect(payment).not.toContain('productReviews');
});

test('what every page needs is the shell’s', () => {
  const shell = uses.get('every page (host)') ?? new Set();
  for (const call of ['guestLogin', 'configInit', 'categoryTree', 'pathResolve'] as const)
    expect(shell).toContain(call);
});

test('no page and no part needs a call that its remote never makes', async () => {
  const needless: string[] = [];
  for (const file of globSync('remote-*/remote.config.ts', { cwd: root })) {
    const { default: config }: { default: RemoteConfig } = await import(path.join(root, file));
    const made = new Set<CallName>(
      [...uses].flatMap(([name, needed]) => (name.startsWith(`${config.name}/`) ? [...needed] : [])),
    );
    for (const { needs = [], ...one } of [...pageRoutesOf(config), ...config.slots])
      needless.push(...needs.filter((call) => !made.has(call)).map((call) => `${Object.values(one)[0]}: ${call}`));
  }
  expect(needless).toEqual([]);
});
