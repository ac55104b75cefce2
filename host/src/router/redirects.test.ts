import { createStaticHandler } from 'react-router-dom';
import account from '../../../remote-account/remote.config.ts';
import { remoteConfig, testShell } from '../testing/test-shell.ts';
import { createRoutes } from '../pages/routes.tsx';

/** Status and target of the answer to a path; no code of a remote is there. */
const redirectOf = async (path: string, { configs = [account], signedIn = true } = {}) => {
  const shell = testShell({ configs, signedIn: () => signedIn });
  const answer = await createStaticHandler(createRoutes(shell)).query(new Request(`http://shop.test${path}`));
  if (!(answer instanceof Response)) throw new Error(`${path} leads nowhere`);
  return [answer.status, answer.headers.get('Location')];
};

test.each([
  [302, '/customer/account?entrypoint=homepage', '/customer/account/home?entrypoint=homepage'],
  [302, '/sales/order/return_label?order_id=CA1', '/sales/order/return_lable?order_id=CA1'],
  [301, '/customer/account/products-warranty?page=2', '/customer/account/products-waranty?page=2'],
])('ROUTE-045 ROUTE-058 a route that only leads on answers %i: %s keeps its query', async (status, path, target) => {
  expect(await redirectOf(path)).toEqual([status, target]);
});

test('ROUTE-062 a target with a query of its own takes none from the address', async () => {
  expect(await redirectOf('/customer/address?page=2')).toEqual([302, '/customer/account/edit?type=address']);
});

test('ROUTE-062 ROUTE-058 where sign-in is needed the anonymous are asked before they are led on', async () => {
  const login = (path: string) => [302, `/customer/account/login?${new URLSearchParams({ redirect: path })}`];
  for (const path of ['/customer/address', '/customer/account/products-warranty?page=2']) {
    expect(await redirectOf(path, { signedIn: false })).toEqual(login(path));
  }
});

test('ROUTE-045 who only is led on needs no account', async () => {
  expect(await redirectOf('/customer/account', { signedIn: false })).toEqual([302, '/customer/account/home']);
});

test('a redirect of another remote is followed as well', async () => {
  const configs = [remoteConfig([{ path: '/old', name: 'Old', redirect: '/new', status: 301 }])];
  expect(await redirectOf('/old?a=1', { configs })).toEqual([301, '/new?a=1']);
});
