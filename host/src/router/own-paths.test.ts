import type { RouteObject } from 'react-router-dom';
import { isOwnPath } from '@shop/contract/operator';
import account from '../../../remote-account/remote.config.ts';
import cart from '../../../remote-cart-checkout/remote.config.ts';
import catalog from '../../../remote-catalog/remote.config.ts';
import membership from '../../../remote-membership/remote.config.ts';
import { testShell } from '../testing/test-shell.ts';
import { createRoutes } from '../pages/routes.tsx';

const configs = [account, cart, catalog, membership];

const pathsOf = (routes: readonly RouteObject[]): string[] =>
  routes.flatMap(({ path, children = [] }) => [...(path === undefined ? [] : [path]), ...pathsOf(children)]);
const forms = configs.flatMap((config) => [
  ...config.routes.flatMap((route) => ('forms' in route ? (route.forms ?? []) : [])),
  ...(config.intents ?? []).flatMap((intent) => intent.forms ?? []),
]);

test('no page of an operator can stand where a route or a form of the shop does', () => {
  const written = [...pathsOf(createRoutes(testShell({ configs }))), ...forms.map(({ path }) => path)];
  const beginning = written.filter((path) => /^\/[^:*]/.test(path));
  expect(beginning.length).toBeGreaterThan(60);
  expect(beginning.filter((path) => !isOwnPath(path.slice(1)))).toEqual([]);
});
