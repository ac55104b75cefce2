import path from 'node:path';
import { pageRoutesOf } from '@shop/contract';
import { defaultFlags, queryNamesReadBy, useServer } from '@shop/testing';
import type { PageModule } from '@shop/platform';
import config from '../remote.config.ts';
import en from '../locales/en.json';

useServer();

const routes = pageRoutesOf(config).filter(({ render }) => render === 'public');

test.each(routes)('$name ($path) reads no name of the query that its route does not declare', async (route) => {
  const page: PageModule = await import(path.join(__dirname, 'pages', `${route.page}.tsx`));
  const read = await queryNamesReadBy(page, { texts: { [config.name]: { en } }, flags: defaultFlags(config) });
  expect(read.filter((name) => !route.query?.includes(name))).toEqual([]);
});
