import { pageRoutesOf, type RouteConfig } from './remote-config.ts';

test('the routes of a remote that show a page are those that lead nowhere else', () => {
  const page = { path: '/a', name: 'A', page: './a', layout: 'default', titleKey: 'a', render: 'public' } as const;
  const routes: RouteConfig[] = [page, { path: '/b', name: 'B', redirect: '/a' }];
  expect(pageRoutesOf({ routes })).toEqual([page]);
});
