import { remoteConfig, route } from '../testing/test-shell.ts';
import { matchPage } from '../../contract/match-page.ts';

const page = { name: 'Page', page: './page', layout: 'default', render: 'public' } as const;

test('a page reads what its route declares, and what the shell reads on every page', () => {
  const configs = [remoteConfig([route({ ...page, path: '/list', query: ['page', 'sort'] })])];
  expect(matchPage('/list', configs).query).toEqual(['keyword', 'newsletter', 'page', 'sort']);
});

test('a path that only its resolution knows reads what any of the resolved pages declares', () => {
  const configs = [
    remoteConfig([
      route({ ...page, path: '/:product', resolves: 'product', query: ['piid'] }),
      route({ ...page, path: '/:category', resolves: 'category', query: ['page'] }),
    ]),
  ];
  expect(matchPage('/a-sofa.html', configs).query).toEqual(['keyword', 'newsletter', 'piid', 'page']);
});

test('of a route that declares nothing, in a build from before, all of the query counts', () => {
  const configs = [remoteConfig([route({ ...page, path: '/old' })])];
  expect(matchPage('/old', configs).query).toBeUndefined();
});
