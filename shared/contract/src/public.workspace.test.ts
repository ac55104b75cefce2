import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as contract from './index.ts';

test('intents carry their payload under a stable type', () => {
  expect(contract.intents.cartAddRequested({ product_id: 1, qty: 2 })).toEqual({
    type: 'shop/cartAddRequested',
    payload: { product_id: 1, qty: 2 },
  });
});

test('the public entry brings no schema to a browser', () => {
  expect(Object.keys(contract).filter((name) => /^[A-Z]/.test(name))).toEqual([]);
});

test('the switcher links twelve regional sites', () => {
  expect(contract.regionalSites.map(({ code }) => code)).toEqual(
    'USA GBR GER ITA FRA ESP POL AUS AUT BEL NLD SWE'.split(' '),
  );
});

test('the id of the e-mail marketing field is written here and nowhere else', () => {
  const root = path.resolve(import.meta.dirname, '../../..');
  const sources = globSync('{remote-*,host,api,shared/*}/{src,server}/**/*.{ts,tsx}', { cwd: root });
  const writing = sources.filter(
    (file) => !/\.test\.tsx?$/.test(file) && /\b6694\b/.test(readFileSync(path.join(root, file), 'utf8')),
  );
  expect(writing).toEqual(['shared/contract/src/constants/shop.ts']);
});

test('CONST-004 the sizes of pages are written here and nowhere else', () => {
  expect(Object.values(contract.pageSizes).every((size) => Number.isInteger(size) && size > 0)).toBe(true);
  const root = path.resolve(import.meta.dirname, '../../..');
  const sources = globSync('{remote-*,host,api}/src/**/*.{ts,tsx}', { cwd: root }).filter(
    (file) => !/\.test\.tsx?$|\/testing\//.test(file),
  );
  expect(sources.length).toBeGreaterThan(300);
  // A page of one is asked for where only the filters matter.
  const literal = /page_?size\s*(?::|=|\?\?|\|\|)\s*(?!1\b)\d/i;
  expect(sources.filter((file) => literal.test(readFileSync(path.join(root, file), 'utf8')))).toEqual([]);
});

test('the table of calls comes to a browser with the request client only, which no first view waits for', () => {
  const root = path.resolve(import.meta.dirname, '../../..');
  const sources = globSync('{remote-*,host,shared/*}/src/**/*.{ts,tsx}', { cwd: root }).filter(
    (file) => !/\.test\.tsx?$|^shared\/(contract|testing|qa|build)\//.test(file),
  );
  const taken = /import \{[^}]*(?<!type )\bcalls\b[^}]*\} from '@shop\/contract'/;
  expect(sources.filter((file) => taken.test(readFileSync(path.join(root, file), 'utf8')))).toEqual([
    'shared/request/src/client.ts',
  ]);
});
