import { remoteConfig, route } from '../testing/test-shell.ts';
import { beginningIn, findRoute, routesBeginning } from '../../contract/find-route.ts';

const paths = ['/', '/cart', '/cart/:step', '/guide/:name', '/:room/all', '/:product', '/Payresult'];
const configs = [remoteConfig(paths.map((path) => route({ path })))];

test.each([
  ['/', '/'],
  ['/cart', '/cart'],
  ['/cart/', '/cart'],
  ['/CART/2', '/cart/:step'],
  ['/%63art', '/cart'],
  ['/payresult', '/Payresult'],
  ['/guide/all', '/guide/:name'],
  ['/cart/all', '/cart/:step'],
  ['/sofas/all', '/:room/all'],
  ['/sofa.html', '/:product'],
  ['/a/b/c', undefined],
])('the routes that %s is tried against are few, and the one that fits best is among them', (address, path) => {
  expect(findRoute(configs, address)?.route.path).toBe(path);
  expect(routesBeginning(configs, beginningIn(configs, address)).length).toBeLessThan(5);
});
